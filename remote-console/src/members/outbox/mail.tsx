import { Send } from 'lucide-react';
import { SearchInput, SelectInput, useTranslate } from 'react-admin';
import { api } from 'shared/client';
import { contract, messageTemplateCodes, type OutboxEntry, outboxChannels, outboxStatuses } from 'shared/contract';
import { DateTimeField } from '../../components/fields/DateTimeField';
import { RecordLink } from '../../components/fields/RecordLink';
import { StatusField } from '../../components/fields/StatusField';
import { source } from '../../components/forms/source';
import { Column } from '../../components/lists/Column';
import { FilterTabs } from '../../components/lists/FilterTabs';
import { filterName } from '../../components/lists/filter-name';
import { RecordList } from '../../components/lists/RecordList';
import { defineResource } from '../../data/define-resource';
import { createReadStore } from '../../data/resource-store';
import { buildChoices } from '../../i18n/resource-labels';
import { mailI18n, mailLabels } from './i18n';
import { MailShow } from './MailShow';
import { ResendAllButton } from './ResendAllButton';
import { outboxTones } from './status-tones';

type List = typeof contract.console.outbox.list;
const s = source<OutboxEntry>();
const filter = filterName<List>();

const filters = [
  <SearchInput key="q" source={filter('q')} alwaysOn />,
  <SelectInput
    key="channel"
    source={filter('channel')}
    choices={buildChoices('mail', 'channel', outboxChannels)}
    alwaysOn
  />,
  <SelectInput
    key="template"
    source={filter('template')}
    choices={messageTemplateCodes.map((id) => ({ id, name: id }))}
    translateChoice={false}
  />,
];

const ListTabs = () => {
  const t = mailI18n.useT();
  return (
    <FilterTabs
      field={filter('status')}
      values={outboxStatuses}
      counted={['FAILED', 'QUEUED']}
      label={t('statuses')}
      all={t('all')}
    />
  );
};

/** Returns a function that names an entry by its subject, or by its template, as text messages have no subject. */
const useEntryTitle = () => {
  const t = mailI18n.useT();
  return ({ subject, template }: Pick<OutboxEntry, 'subject' | 'template'>) => subject || template || t('letter');
};

/** The messages that were sent, are queued, or have failed. */
const MailList = () => {
  const t = mailI18n.useT();
  const getTitle = useEntryTitle();
  const translate = useTranslate();
  return (
    <RecordList<List>
      filters={filters}
      actions={<ResendAllButton />}
      sort={{ field: 'createdAt', order: 'DESC' }}
      sorts={['createdAt']}
      hiddenColumns={['nextAt', 'ref.type']}
      tabs={<ListTabs />}
      exportFields={{
        createdAt: true,
        channel: true,
        template: true,
        to: true,
        subject: true,
        status: true,
        error: true,
      }}
      card={{
        title: (entry) => getTitle(entry),
        text: ({ to, channel }) => `${translate(`resources.mail.channel.${channel}`)} · ${to.join(', ')}`,
        aside: () => <StatusField source={s('status')} tones={outboxTones} />,
      }}
    >
      <Column
        source={s('subject')}
        disableSort
        render={(entry) => <RecordLink>{getTitle(entry as unknown as OutboxEntry)}</RecordLink>}
      />
      <Column source={s('status')} disableSort>
        <StatusField source={s('status')} tones={outboxTones} />
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
      <Column source={s('createdAt')} field={DateTimeField} />
      <Column source={s('sentAt')} field={DateTimeField} disableSort />
      <Column source={s('nextAt')} field={DateTimeField} disableSort />
      <Column source={s('ref.type')} disableSort />
    </RecordList>
  );
};

export const outbox = defineResource({
  name: 'mail',
  labels: mailLabels,
  menu: { group: 'messaging', Icon: Send },
  store: createReadStore('outbox', api.console.outbox, contract.console.outbox),
  recordTitle: s('subject'),
  List: MailList,
  Edit: MailShow,
});
