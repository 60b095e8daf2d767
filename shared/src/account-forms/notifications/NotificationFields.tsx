import { Checkbox } from 'shared/ui';
import { CheckboxGroup } from '../form/CheckboxGroup';
import { FieldGroup } from '../form/FieldGroup';
import styles from '../form/form.module.css';
import type { FormPart } from '../form/use-form';
import { notificationsI18n } from './i18n';

interface NotificationValues {
  notifications: ('EMAIL' | 'SMS' | 'PHONE')[];
  marketing: { sms: boolean; email: boolean; night: boolean };
}

/** The channels for notifications, and consents to advertisements, none of which is ticked beforehand (W9). */
export const NotificationFields = <V extends NotificationValues>({ part }: { part: FormPart<V> }) => {
  const t = notificationsI18n.useT();
  const { notifications, marketing } = part.values;
  return (
    <>
      <FieldGroup title={t('notices')} lead={t('noticesLead')}>
        <CheckboxGroup
          legend={t('channels')}
          name="notifications"
          options={(['SMS', 'EMAIL', 'PHONE'] as const).map((code) => [code, t(code)])}
          selected={notifications}
          onChange={(chosen) => part.set({ notifications: chosen } as Partial<V>)}
          error={part.getError('notifications')}
        />
      </FieldGroup>
      <FieldGroup title={t('marketing')} lead={t('marketingLead')}>
        <div className={styles.choices}>
          {(['sms', 'email', 'night'] as const).map((channel) => (
            <Checkbox
              key={channel}
              name={`marketing.${channel}`}
              label={t(channel)}
              checked={marketing[channel]}
              onChange={({ target }) =>
                part.set({ marketing: { ...marketing, [channel]: target.checked } } as Partial<V>)
              }
            />
          ))}
        </div>
      </FieldGroup>
    </>
  );
};
