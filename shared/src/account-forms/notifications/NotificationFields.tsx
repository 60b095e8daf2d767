import { CheckboxGroup } from '../form/CheckboxGroup';
import { FieldGroup } from '../form/FieldGroup';
import type { FormPart } from '../form/use-form';
import { notificationsI18n } from './i18n';
import { MarketingFields, type MarketingValues } from './MarketingFields';

interface NotificationValues extends MarketingValues {
  notifications: ('EMAIL' | 'SMS' | 'PHONE')[];
}

/** The channels for notifications, and those for advertisements. */
export const NotificationFields = <V extends NotificationValues>({ part }: { part: FormPart<V> }) => {
  const t = notificationsI18n.useT();
  return (
    <>
      <FieldGroup title={t('notices')} lead={t('noticesLead')}>
        <CheckboxGroup
          legend={t('channels')}
          name="notifications"
          options={(['SMS', 'EMAIL', 'PHONE'] as const).map((code) => [code, t(code)])}
          selected={part.values.notifications}
          onChange={(chosen) => part.set({ notifications: chosen } as Partial<V>)}
          error={part.getError('notifications')}
        />
      </FieldGroup>
      <FieldGroup title={t('marketing')} lead={t('marketingLead')}>
        <MarketingFields part={part} />
      </FieldGroup>
    </>
  );
};
