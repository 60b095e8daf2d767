import { useResourceContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { api } from 'shared/client';
import type { FileRef } from 'shared/contract';
import { ImageUpload } from './ImageUpload';
import { useFieldError } from './use-field-error';

interface Props {
  /** Path of the picture. */
  source: string;
  /** Path of its id, which is written. */
  idSource: string;
  /** Path of its errors, if it is not the picture's. */
  errorSource?: string;
  ratio?: number;
  width?: number;
}

/** An image that is uploaded at once and belongs to the record when the form is saved, also when that creates it. */
export const UploadedImage = ({ source, idSource, errorSource = source, ...rest }: Props) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { setValue, clearErrors } = useFormContext();
  const picture = useWatch({ name: source }) as FileRef | null | undefined;
  const set = (file: FileRef | null) => {
    setValue(source, file);
    setValue(idSource, file?._id ?? null, { shouldDirty: true });
    clearErrors(errorSource);
  };
  return (
    <ImageUpload
      label={translate(`resources.${resource}.fields.${source}`)}
      picture={picture}
      error={useFieldError(errorSource)}
      send={async (file, options) => set((await api.console.editor.upload({ file }, options)).photo)}
      remove={async () => set(null)}
      {...rest}
    />
  );
};
