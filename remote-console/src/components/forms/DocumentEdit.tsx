import type { ReactNode } from 'react';
import { ResourceContextProvider, type TransformData } from 'react-admin';
import { RecordEdit } from './RecordEdit';
import { RecordForm } from './RecordForm';

interface Props {
  /** Name of the resource, which is the document's id too. */
  resource: string;
  /** Converts the form's values into what is written. */
  transform?: TransformData;
  children: ReactNode;
}

/** The page of a resource that is one document. */
export const DocumentEdit = ({ resource, children, ...rest }: Props) => (
  <ResourceContextProvider value={resource}>
    <RecordEdit id={resource} title={`resources.${resource}.name`} {...rest}>
      <RecordForm>{children}</RecordForm>
    </RecordEdit>
  </ResourceContextProvider>
);
