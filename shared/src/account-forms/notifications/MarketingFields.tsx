import { CheckboxGroup } from '../form/CheckboxGroup';
import type { FormPart } from '../form/use-form';
import { notificationsI18n } from './i18n';

export interface MarketingValues {
  marketing: { sms: boolean; email: boolean; night: boolean };
}

const channels = ['sms', 'email', 'night'] as const;

/** The channels for advertisements, none of which is ticked beforehand (W9). */
export const MarketingFields = <V extends MarketingValues>({ part }: { part: FormPart<V> }) => {
  const t = notificationsI18n.useT();
  const { marketing } = part.values;
  return (
    <CheckboxGroup
      legend={t('marketingChannels')}
      name="marketing"
      options={channels.map((channel) => [channel, t(channel)])}
      selected={channels.filter((channel) => marketing[channel])}
      onChange={(chosen) => {
        const selected = Object.fromEntries(channels.map((channel) => [channel, chosen.includes(channel)]));
        part.set({ marketing: selected } as unknown as Partial<V>);
      }}
    />
  );
};
