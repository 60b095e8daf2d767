import { Checkbox } from 'shared/ui';
import { PeopleChoices } from './PeopleChoices';
import { PeopleGroup } from './PeopleGroup';
import { channelTexts } from './people-channels';
import type { Part } from './people-form';
import styles from './people-form.module.css';

interface Channels {
  notifications: ('EMAIL' | 'SMS' | 'PHONE')[];
  marketing: { sms: boolean; email: boolean; night: boolean };
}

/** By which ways somebody is told things, and whether advertisements may be among them; none is ticked beforehand. */
export const PeopleChannels = <V extends Channels>({ part }: { part: Part<V> }) => {
  const t = channelTexts.useT();
  const { notifications, marketing } = part.values;
  return (
    <>
      <PeopleGroup title={t('notices')} lead={t('noticesLead')}>
        <PeopleChoices
          legend={t('channels')}
          name="notifications"
          options={(['SMS', 'EMAIL', 'PHONE'] as const).map((code) => [code, t(code)])}
          chosen={notifications}
          onChange={(chosen) => part.set({ notifications: chosen } as Partial<V>)}
          error={part.errorOf('notifications')}
        />
      </PeopleGroup>
      <PeopleGroup title={t('marketing')} lead={t('marketingLead')}>
        <div className={styles.choices}>
          {(['sms', 'email', 'night'] as const).map((way) => (
            <Checkbox
              key={way}
              name={`marketing.${way}`}
              label={t(way)}
              checked={marketing[way]}
              onChange={({ target }) => part.set({ marketing: { ...marketing, [way]: target.checked } } as Partial<V>)}
            />
          ))}
        </div>
      </PeopleGroup>
    </>
  );
};
