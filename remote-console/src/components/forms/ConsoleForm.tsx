import type { ReactNode } from 'react';
import { Form, type FormProps } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useFocusFirstError } from 'shared/account-forms';

const FirstErrorFocus = ({ children }: { children: ReactNode }) => {
  const { submitCount, isSubmitSuccessful } = useFormState();
  const ref = useFocusFirstError<HTMLDivElement>(isSubmitSuccessful ? null : submitCount);
  return <div ref={ref}>{children}</div>;
};

/** A form of the console. A refused submission leads to its first error (decision 29), also one that the API refused. */
export const ConsoleForm = ({ children, ...props }: FormProps) => (
  <Form noValidate shouldFocusError={false} {...props}>
    <FirstErrorFocus>{children}</FirstErrorFocus>
  </Form>
);
