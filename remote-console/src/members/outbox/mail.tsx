import { Send } from 'lucide-react';
import { SelectInput, useTranslate } from 'react-admin';
import { api } from 'shared/client';
import { contract, messageTemplateCodes, type OutboxEntry, outboxChannels, outboxStatuses } from 'shared/contract';
import { DateTimeField } from '../../components/fields/DateTimeField';
import { RecordLink } from '../../components/fields/RecordLink';
import { StatusField } from '../../components/fields/StatusField';
import { source } from '../../components/forms/source';
import { ChoiceInput } from '../../components/inputs/ChoiceInput';
import { Column } from '../../components/lists/Column';
import { FilterTabs } from '../../components/lists/FilterTabs';
import { filterName } from '../../components/lists/filter-name';
import { RecordList } from '../../components/lists/RecordList';
import { StatusColumn } from '../../components/lists/StatusColumn';
import { defineResource } from '../../data/define-resource';
import { createReadStore } from '../../data/resource-store';
import { mailI18n, mailLabels } from './i18n';
import { MailShow } from './MailShow';
import { ResendAllButton } from './ResendAllButton';
import { outboxTones } from './status-tones';

type List = typeof contract.console.outbox.list;
const s = source<OutboxEntry>();
const filter = filterName<List>();

const filters = [
  <ChoiceInput key="channel" source={filter('channel')} values={outboxChannels} alwaysOn />,
  <SelectInput
    key="template"
    source={filter('template')}
    choices={messageTemplateCodes.map((id) => ({ id, name: id }))}
    translateChoice={false}
  />,
];

/** The messages that were sent, are queued, or have failed. */
const MailList = () => {
  const t = mailI18n.useT();
  // Text messages have no subject.
  const getTitle = ({ subject, template }: Pick<OutboxEntry, 'subject' | 'template'>) =>
    subject || template || t('oneOff');
  const translate = useTranslate();
  return (
    <RecordList<List>
      filters={filters}
      actions={<ResendAllButton />}
      sort={{ field: 'createdAt', order: 'DESC' }}
      sorts={['createdAt']}
      hiddenColumns={['nextAt', 'ref.type']}
      tabs={<FilterTabs field={filter('status')} values={outboxStatuses} counted={['FAILED', 'QUEUED']} />}
      exportFields={['createdAt', 'channel', 'template', 'to', 'subject', 'status', 'error']}
      card={{
        title: getTitle,
        text: ({ to, channel }) => `${translate(`resources.mail.channel.${channel}`)} · ${to.join(', ')}`,
        aside: () => <StatusField source={s('status')} tones={outboxTones} />,
      }}
    >
      <Column
        source={s('subject')}
        render={(entry) => <RecordLink>{getTitle(entry as unknown as OutboxEntry)}</RecordLink>}
      />
      <StatusColumn source={s('status')} tones={outboxTones} />
      <StatusColumn source={s('channel')} />
      <Column source={s('to')} sx={{ whiteSpace: 'nowrap' }} render={({ to }) => (to as string[]).join(', ')} />
      <Column
        source={s('template')}
        sx={{ whiteSpace: 'nowrap' }}
        render={({ template }) => (template as string | null) ?? t('oneOff')}
      />
      <Column source={s('tries')} align="right" />
      <Column source={s('error')} />
      <Column source={s('createdAt')} field={DateTimeField} />
      <Column source={s('sentAt')} field={DateTimeField} />
      <Column source={s('nextAt')} field={DateTimeField} />
      <Column source={s('ref.type')} />
    </RecordList>
  );
};

export const outbox = defineResource({
  name: 'mail',
  labels: mailLabels,
  menu: { group: 'messaging', order: 20, Icon: Send },
  store: createReadStore('outbox', api.console.outbox, contract.console.outbox),
  recordTitle: s('subject'),
  List: MailList,
  Edit: MailShow,
});
