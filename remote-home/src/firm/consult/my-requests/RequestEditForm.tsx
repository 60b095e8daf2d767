import { formStyles, useForm } from 'shared/account-forms';
import { api } from 'shared/client';
import { Button } from 'shared/ui';
import { getSeoulDate } from '../../../layout/seoul-date';
import { ConsultFields } from '../ConsultFields';
import { FormError } from '../FormError';
import styles from '../form.module.css';
import type { ConsultChoices } from '../load';
import { type ConsultRequest, toRequestBody, toRequestValues } from '../request-values';
import { requestsI18n } from './i18n';

interface RequestEditFormProps {
  request: ConsultRequest;
  choices: ConsultChoices;
  headers: Record<string, string>;
  onSaved: (request: ConsultRequest) => void;
  onCancel: () => void;
}

export const RequestEditForm = ({ request, choices, headers, onSaved, onCancel }: RequestEditFormProps) => {
  const requestsT = requestsI18n.useT();
  const form = useForm(() => toRequestValues(request));
  const isGuest = 'form-proof' in headers;

  const save = async () => {
    const { phone, ...body } = toRequestBody(form.values);
    const answer = await api.forms.update(
      { params: { id: request._id }, body: { ...body, ...(!isGuest && { phone }), version: request.version } },
      { headers },
    );
    onSaved(answer.form);
  };

  return (
    <form ref={form.formRef} className={formStyles.form} onSubmit={form.submit(save)} noValidate>
      <ConsultFields
        form={form}
        choices={choices}
        minDate={getSeoulDate()}
        isBooked={request.appointment !== null}
        phoneLock={isGuest ? requestsT('phoneLocked') : undefined}
      />
      <FormError failure={form.failure} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" aria-disabled={form.busy || undefined}>
          {requestsT('save')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {requestsT('cancel')}
        </Button>
      </div>
    </form>
  );
};
