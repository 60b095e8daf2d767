import { type FormEvent, useState } from 'react';
import { api } from 'shared/client';
import { formStyles } from 'shared/people';
import { Button } from 'shared/ui';
import { ConsultFields } from './ConsultFields';
import { FormProblem } from './FormProblem';
import styles from './form.module.css';
import { useT } from './i18n';
import type { Choices } from './load';
import { useErrors } from './use-errors';
import { type OwnForm, toldOf, valuesOf } from './values';

interface RequestEditProps {
  request: OwnForm;
  choices: Choices;
  headers: Record<string, string>;
  onSaved: (request: OwnForm) => void;
  onCancel: () => void;
}

export const RequestEdit = ({ request, choices, headers, onSaved, onCancel }: RequestEditProps) => {
  const t = useT();
  const { form, failure, errorOf, refuse, clear } = useErrors();
  const [values, setValues] = useState(() => valuesOf(request));
  const [busy, setBusy] = useState(false);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    clear();
    try {
      const { phone: _, ...told } = toldOf(values);
      const answer = await api.forms.update(
        { params: { id: request._id }, body: { ...told, version: request.version } },
        { headers },
      );
      onSaved(answer.form);
    } catch (cause) {
      await refuse(cause);
      setBusy(false);
    }
  };

  return (
    <form ref={form} className={formStyles.form} onSubmit={(event) => void save(event)} noValidate>
      <ConsultFields
        values={values}
        onChange={(change) => setValues((before) => ({ ...before, ...change }))}
        choices={choices}
        errorOf={errorOf}
        lockPhone
      />
      <FormProblem failure={failure} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" aria-disabled={busy || undefined}>
          {t('save')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
};
