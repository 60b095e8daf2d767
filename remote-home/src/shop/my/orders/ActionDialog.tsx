import { useState } from 'react';
import { accountFormsI18n, bindField, type FormPart, getFormPart, ProblemNotice, useForm } from 'shared/account-forms';
import type { RefundAccount } from 'shared/contract';
import { Button, Dialog, TextArea, TextField } from 'shared/ui';
import { ImageAttachments } from '../../reviews/ImageAttachments';
import { useT } from './i18n';
import styles from './order.module.css';

/** As the API has it (contract, purchases). */
const maxImages = 5;

/** What the buyer enters; fields that the request does not ask for are undefined. */
export interface ActionInput {
  reason: string | undefined;
  account: RefundAccount | undefined;
  images: File[];
}

/** A change of an order that is confirmed in a dialogue. */
export interface ActionRequest {
  title: string;
  text: string;
  confirmLabel: string;
  needsReason: boolean;
  /** Images show the state of the goods. */
  takesImages: boolean;
  /** The money is refunded by transfer: to which account. */
  asksAccount: boolean;
  run: (input: ActionInput) => Promise<void>;
}

const AccountFields = ({ form }: { form: FormPart<RefundAccount> }) => {
  const t = useT();
  return (
    <>
      <p>{t('refundAccountText')}</p>
      <TextField label={t('bank')} {...bindField(form, 'bank')} maxLength={40} required />
      <TextField
        label={t('accountNo')}
        hint={t('accountNoHint')}
        {...bindField(form, 'no')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
        required
      />
      <TextField
        label={t('accountHolder')}
        {...bindField(form, 'holder')}
        autoComplete="name"
        maxLength={60}
        required
      />
    </>
  );
};

const ActionForm = ({ request, onClose }: { request: ActionRequest; onClose: () => void }) => {
  const t = useT();
  const formT = accountFormsI18n.useT();
  const form = useForm({ reason: '', account: { bank: '', no: '', holder: '' } });
  const [images, setImages] = useState<File[]>([]);
  const { text, confirmLabel, needsReason, takesImages, asksAccount, run } = request;
  const reason = form.values.reason.trim() || undefined;
  const send = async () => {
    await run({ reason, account: asksAccount ? form.values.account : undefined, images });
    onClose();
  };
  const check = () => (needsReason && !reason ? [{ field: 'reason', message: formT('missing') }] : []);
  return (
    <form ref={form.formRef} className={styles.form} onSubmit={form.submit(send, check)} noValidate>
      {text && <p>{text}</p>}
      {needsReason && (
        <TextArea
          label={t('reason')}
          hint={t('reasonHint')}
          {...bindField(form, 'reason')}
          maxLength={500}
          rows={3}
          required
        />
      )}
      {asksAccount && <AccountFields form={getFormPart(form, 'account')} />}
      {takesImages && (
        <ImageAttachments
          hint={t('picturesHint', { count: maxImages })}
          maxFiles={maxImages}
          files={images}
          onChange={setImages}
        />
      )}
      <ProblemNotice cause={form.failure} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" aria-disabled={form.busy || undefined}>
          {confirmLabel}
        </Button>
        <Button onClick={onClose}>{t('close')}</Button>
      </div>
    </form>
  );
};

/**
 * Asks for a confirmation, and for a reason where one is needed; stays open with the error where the API refuses. Null
 * closes it; the last request is still rendered until the dialogue is closed, so that the focus can return.
 */
export const ActionDialog = ({ request, onClose }: { request: ActionRequest | null; onClose: () => void }) => {
  const [latest, setLatest] = useState(request);
  if (request && request !== latest) setLatest(request);
  return (
    <Dialog open={request !== null} onClose={onClose} title={latest?.title}>
      {latest && <ActionForm request={latest} onClose={onClose} />}
    </Dialog>
  );
};
