import type { ComponentType, ReactNode } from 'react';
import { Create, type FormProps, type TransformData } from 'react-admin';
import { RecordEdit } from './RecordEdit';
import { RecordForm } from './RecordForm';

interface Props {
  Fields: ComponentType;
  /** Second column of the form. */
  Aside?: ComponentType;
  /** Values of a new record. */
  defaultValues: FormProps['defaultValues'];
  /** Converts the form's values into what is written. */
  transform?: TransformData;
}

/** The page that creates a record and then opens the record's page, where pictures and files can be added. */
export const CreateScreen = ({ Fields, Aside, defaultValues, transform }: Props) => (
  <Create redirect="edit" actions={false} component="div" transform={transform}>
    <RecordForm defaultValues={defaultValues} side={Aside && <Aside />}>
      <Fields />
    </RecordForm>
  </Create>
);

interface EditProps extends Omit<Props, 'defaultValues'> {
  removable?: boolean;
  /** Actions on the record, in the top bar. */
  actions?: ReactNode;
}

/** The page that changes and deletes a record, of a form in one or two columns. */
export const EditScreen = ({ Fields, Aside, transform, actions, removable = true }: EditProps) => (
  <RecordEdit actions={actions} transform={transform}>
    <RecordForm removable={removable} side={Aside && <Aside />}>
      <Fields />
    </RecordForm>
  </RecordEdit>
);
