import { type ReactNode, useEffect } from 'react';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { ConsoleForm } from '../components/forms/ConsoleForm';
import { consultations, order, post } from './example-records';
import type { ExampleResource } from './example-resources';

const records: Partial<Record<ExampleResource, object>> = {
  forms: { ...consultations[0], id: 'consultation-1' },
  boards: { ...post, id: 'post-1' },
  orders: { ...order, id: 'order-1' },
};

interface RecordProps {
  resource?: ExampleResource;
  /** Over the values of the example record. */
  values?: object;
  children: ReactNode;
}

/** A record of a resource around fields: the first request, or the post. */
export const ExampleRecord = ({ resource = 'forms', values = {}, children }: RecordProps) => (
  <ResourceContextProvider value={resource}>
    <RecordContextProvider value={{ id: 'example', ...records[resource], ...values }}>{children}</RecordContextProvider>
  </ResourceContextProvider>
);

type Errors = Readonly<Record<string, string>>;

const ApiErrors = ({ errors }: { errors: Errors }) => {
  const { setError, formState } = useFormContext();
  const { isReady } = formState;
  useEffect(() => {
    // Before that, react-admin resets the form.
    if (!isReady) return;
    for (const [path, message] of Object.entries(errors)) setError(path, { type: 'server', message });
  }, [errors, isReady, setError]);
  return null;
};

/** A form of that record around inputs. */
export const ExampleForm = ({ errors, children, ...record }: RecordProps & { errors?: Errors }) => (
  <ExampleRecord {...record}>
    <ConsoleForm onSubmit={() => undefined}>
      {errors && <ApiErrors errors={errors} />}
      {children}
    </ConsoleForm>
  </ExampleRecord>
);
