import { useFormContext } from 'react-hook-form';
import type { FileRef } from 'shared/contract';
import { stageFile } from './staged-files';

interface Item {
  _id: string;
}

const toFileItem = (ref: FileRef): Item => ref;

/**
 * The list of files of a record that is not created yet: changed in the form only and uploaded after the first save.
 * `toItem` makes an item of the list of a file.
 */
export const useStagedFiles = (source: string, toItem = toFileItem) => {
  const { getValues, setValue } = useFormContext();
  const read = () => (getValues(source) ?? []) as Item[];
  const write = (items: Item[]) => setValue(source, items, { shouldDirty: true });
  return {
    send: async (index: number, file: File) => write(read().toSpliced(index, 1, toItem(stageFile(file)))),
    remove: async (id: string) => write(read().filter(({ _id }) => _id !== id)),
    reorder: async (ids: string[]) => write(ids.flatMap((id) => read().find(({ _id }) => _id === id) ?? [])),
  };
};
