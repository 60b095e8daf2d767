import { Send } from 'lucide-react';
import { SelectInput, type SelectInputProps, useTranslate } from 'react-admin';
import { api } from 'shared/client';
import { contract, type OutboxEntry, outboxChannels, outboxStatuses } from 'shared/contract';
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
import { mailLabels } from './i18n';
import { MailShow } from './MailShow';
import { MessageRecord } from './MessageRecord';
import { ResendAllButton } from './ResendAllButton';
import { outboxTones } from './status-tones';
import { useMessageWords } from './use-message-words';

type List = typeof contract.console.outbox.list;
const s = source<OutboxEntry>();
const filter = filterName<List>();

const TemplateInput = (props: SelectInputProps) => (
  <SelectInput {...props} choices={useMessageWords().templateChoices} translateChoice={false} />
);

const filters = [
  <ChoiceInput key="channel" source={filter('channel')} values={outboxChannels} alwaysOn />,
  <TemplateInput key="template" source={filter('template')} />,
];

/** The messages that were sent, are queued, or have failed. */
const MailList = () => {
  const { nameTemplate, explainError } = useMessageWords();
  // Text messages have no subject.
  const getTitle = ({ subject, template }: Pick<OutboxEntry, 'subject' | 'template'>) =>
    subject || nameTemplate(template);
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
      exportFormats={{ template: nameTemplate, error: explainError }}
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
        render={({ template }) => nameTemplate(template as OutboxEntry['template'])}
      />
      <Column source={s('tries')} align="right" />
      <Column source={s('error')} render={({ error }) => explainError(error as OutboxEntry['error'])} />
      <Column source={s('createdAt')} field={DateTimeField} />
      <Column source={s('sentAt')} field={DateTimeField} />
      <Column source={s('nextAt')} field={DateTimeField} />
      <Column source={s('ref.type')} render={({ ref }) => <MessageRecord about={ref as OutboxEntry['ref']} />} />
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
