import type { FormEvent, ReactNode } from 'react';
import { useHref, useNavigate } from 'shared/router';
import { Button, LinkButton } from 'shared/ui';
import styles from './filter-form.module.css';
import { useFieldValues } from './use-field-values';

interface FilterFormProps {
  /** The path of the list. */
  path: string;
  /** The address of the list with the filters of the form's fields. */
  buildPath: (fields: URLSearchParams) => string;
  /** The values of the address, by the names of the fields. */
  values: Readonly<Record<string, string>>;
  isFiltered: boolean;
  labels: { find: string; reset: string };
  /** Fields, uncontrolled, whose defaults are the values. */
  children: ReactNode;
}

/** A form that opens the address of a filtered list, at once where a choice is made; it also works without JavaScript. */
export const FilterForm = ({ path, buildPath, values, isFiltered, labels, children }: FilterFormProps) => {
  const ref = useFieldValues(values);
  const navigate = useNavigate();
  const action = useHref(path);
  const open = (form: HTMLFormElement) => {
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    void navigate(buildPath(new URLSearchParams(fields)), { replace: true });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    open(event.currentTarget);
  };
  const change = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLSelectElement) open(currentTarget);
  };
  return (
    <search>
      <form ref={ref} action={action} onSubmit={submit} onChange={change} className={styles.filters}>
        {children}
        <div className={styles.actions}>
          <Button type="submit" variant="primary">
            {labels.find}
          </Button>
          {isFiltered && <LinkButton to={path}>{labels.reset}</LinkButton>}
        </div>
      </form>
    </search>
  );
};
