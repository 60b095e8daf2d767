import { SearchInput, SelectInput, useTranslate } from 'react-admin';
import { type OutboxEntry, outboxChannels, outboxStatuses, templateCodes } from 'shared/contract';
import { choices } from '../../i18n';
import { Column } from '../../parts/Column';
import { OpenLink } from '../../parts/OpenLink';
import { RecordList } from '../../parts/RecordList';
import { StatusField } from '../../parts/StatusField';
import { source } from '../../parts/source';
import { ValueTabs } from '../../parts/ValueTabs';
import { WhenField } from '../../parts/WhenField';
import { mailI18n } from './i18n';
import { ResendAll } from './ResendAll';

const s = source<OutboxEntry>();

export const tones = { SENT: 'success', FAILED: 'error', QUEUED: 'info' } as const;

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="channel" source={s('channel')} choices={choices('mail', 'channel', outboxChannels)} alwaysOn />,
  <SelectInput
    key="template"
    source={s('template')}
    choices={templateCodes.map((id) => ({ id, name: id }))}
    translateChoice={false}
  />,
];

const Above = () => {
  const t = mailI18n.useT();
  return (
    <ValueTabs
      field={s('status')}
      values={outboxStatuses}
      counted={['FAILED', 'QUEUED']}
      label={t('statuses')}
      all={t('all')}
    />
  );
};

/** A text message has no subject; then what it is stands for it. */
const useTitle = () => {
  const t = mailI18n.useT();
  return ({ subject, template }: Pick<OutboxEntry, 'subject' | 'template'>) => subject || template || t('letter');
};

/** What left or should have left; the failed ones are those that nobody would otherwise hear of. */
export const MailList = () => {
  const t = mailI18n.useT();
  const titleOf = useTitle();
  const translate = useTranslate();
  return (
    <RecordList<OutboxEntry>
      readOnly
      filters={filters}
      actions={<ResendAll />}
      sort={{ field: s('createdAt'), order: 'DESC' }}
      sorts={[s('createdAt')]}
      hidden={[s('nextAt'), s('ref.type')]}
      above={<Above />}
      exported={{ createdAt: true, channel: true, template: true, to: true, subject: true, status: true, error: true }}
      card={{
        title: (entry) => titleOf(entry),
        text: ({ to, channel }) => `${translate(`resources.mail.channel.${channel}`)} · ${to.join(', ')}`,
        mark: () => <StatusField source={s('status')} tones={tones} />,
      }}
    >
      <Column
        source={s('subject')}
        disableSort
        render={(entry) => <OpenLink>{titleOf(entry as unknown as OutboxEntry)}</OpenLink>}
      />
      <Column source={s('status')} disableSort>
        <StatusField source={s('status')} tones={tones} />
      </Column>
      <Column source={s('channel')} disableSort>
        <StatusField source={s('channel')} />
      </Column>
      <Column
        source={s('to')}
        disableSort
        sx={{ whiteSpace: 'nowrap' }}
        render={({ to }) => (to as string[]).join(', ')}
      />
      <Column
        source={s('template')}
        disableSort
        sx={{ whiteSpace: 'nowrap' }}
        render={({ template }) => (template as string | null) ?? t('letter')}
      />
      <Column source={s('tries')} align="right" disableSort />
      <Column source={s('error')} disableSort />
      <Column source={s('createdAt')} field={WhenField} />
      <Column source={s('sentAt')} field={WhenField} disableSort />
      <Column source={s('nextAt')} field={WhenField} disableSort />
      <Column source={s('ref.type')} disableSort />
    </RecordList>
  );
};
