import { useState } from 'react';
import { api } from 'shared/client';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Button } from 'shared/ui';
import { FormOutcome } from '../form/FormOutcome';
import styles from '../form/form.module.css';
import { QueryBoundary } from '../form/QueryBoundary';
import { useAsyncData } from '../form/use-async-data';
import { useInPlaceFocus } from '../form/use-in-place-focus';
import { ConfirmPasswordForm } from './ConfirmPasswordForm';
import { twoStepI18n } from './i18n';
import { TotpEnrolment } from './TotpEnrolment';

/** A warning is shown when no more recovery codes than these are left. */
const lowRecoveryCodes = 3;

/** Enables and disables the two-step sign-in of a user. */
export const TotpSettings = ({ user }: { user: string }) => {
  const t = twoStepI18n.useT();
  const language = useLanguage();
  const query = useAsyncData(`totp ${user}`, async () => (await api.totp.get()).totp);
  const [open, setOpen] = useState<'enrol' | 'disable' | null>(null);
  const [outcome, setOutcome] = useState<'enabled' | 'disabled' | null>(null);
  const ref = useInPlaceFocus<HTMLDivElement>(open !== null);
  const cancel = () => setOpen(null);
  const finish = async (done: 'enabled' | 'disabled') => {
    await query.refetch();
    setOutcome(done);
    setOpen(null);
  };
  return (
    <QueryBoundary query={query} skeletons={1}>
      {({ enabledAt, recoveryCodes }) => (
        <div ref={ref} className={styles.group}>
          {open === 'enrol' && <TotpEnrolment onDone={() => void finish('enabled')} onCancel={cancel} />}
          {open === 'disable' && (
            <ConfirmPasswordForm
              lead={t('disableLead')}
              label={t('disable')}
              onConfirm={async (password) => {
                await api.totp.disable({ body: { password } });
                await finish('disabled');
              }}
              onCancel={cancel}
            />
          )}
          {!open && (
            <>
              {outcome && <FormOutcome>{t(outcome)}</FormOutcome>}
              <p>
                {enabledAt ? t('on', { when: formatDateLong(enabledAt, language), count: recoveryCodes }) : t('off')}
              </p>
              {enabledAt && recoveryCodes <= lowRecoveryCodes && <p className={styles.note}>{t('fewCodes')}</p>}
              <p>
                <Button
                  small
                  data-opens=""
                  variant={enabledAt ? 'danger' : 'primary'}
                  onClick={() => setOpen(enabledAt ? 'disable' : 'enrol')}
                >
                  {t(enabledAt ? 'disable' : 'enrol')}
                </Button>
              </p>
            </>
          )}
        </div>
      )}
    </QueryBoundary>
  );
};
