import type { ComponentType, ReactNode } from 'react';
import { Create, type FormProps, type TransformData } from 'react-admin';
import { RecordEdit } from './RecordEdit';
import { RecordForm } from './RecordForm';
import { type ListUploads, useStagedUploads } from './use-staged-uploads';

interface Props {
  Fields: ComponentType;
  /** Second column of the form. */
  Aside?: ComponentType;
  /** Values of a new record. */
  defaultValues: FormProps['defaultValues'];
  /** Converts the form's values into what is written. */
  transform?: TransformData;
}

interface CreateProps<E> extends Props {
  /** The uploads of pictures and files that can be chosen before the record exists. */
  listUploads?: ListUploads<E>;
}

const StagedUploads = <E,>({ listUploads }: { listUploads: ListUploads<E> }) => {
  useStagedUploads(listUploads);
  return null;
};

/** The page that creates a record with its pictures and files, and then opens the record's page. */
export const CreateScreen = <E,>({ Fields, Aside, defaultValues, transform, listUploads }: CreateProps<E>) => (
  <Create redirect="edit" actions={false} component="div" transform={transform}>
    <RecordForm defaultValues={defaultValues} side={Aside && <Aside />}>
      <Fields />
      {listUploads && <StagedUploads listUploads={listUploads} />}
    </RecordForm>
  </Create>
);

interface EditProps extends Omit<Props, 'defaultValues'> {
  removable?: boolean;
  /** See `RecordForm`. */
  sideFirst?: boolean;
  /** Actions on the record, in the top bar. */
  actions?: ReactNode;
}

/** The page that changes and deletes a record, of a form in one or two columns. */
export const EditScreen = ({ Fields, Aside, transform, actions, removable = true, sideFirst = false }: EditProps) => (
  <RecordEdit actions={actions} transform={transform}>
    <RecordForm removable={removable} side={Aside && <Aside />} sideFirst={sideFirst}>
      <Fields />
    </RecordForm>
  </RecordEdit>
);
