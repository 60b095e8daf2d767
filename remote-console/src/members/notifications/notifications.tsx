import { Megaphone } from 'lucide-react';
import { BooleanInput, NullableBooleanInput, NumberField, required, SearchInput, SelectInput } from 'react-admin';
import { api } from 'shared/client';
import { audiences, contract, type Notification, notificationStatuses } from 'shared/contract';
import { BooleanField } from '../../components/fields/BooleanField';
import { DateTimeField } from '../../components/fields/DateTimeField';
import { LocalisedField } from '../../components/fields/LocalisedField';
import { RecordLink } from '../../components/fields/RecordLink';
import { StatusField } from '../../components/fields/StatusField';
import { RecordCreate, RecordEdit } from '../../components/forms/RecordEdit';
import { RecordForm } from '../../components/forms/RecordForm';
import { source } from '../../components/forms/source';
import { LanguageTabs } from '../../components/inputs/LanguageTabs';
import { LocalisedHtmlInput } from '../../components/inputs/LocalisedHtmlInput';
import { LocalisedTextInput } from '../../components/inputs/LocalisedTextInput';
import { SeoulDateTimeInput } from '../../components/inputs/SeoulDateTimeInput';
import { Section } from '../../components/layout/Section';
import { BulkStatusButtons } from '../../components/lists/BulkStatusButtons';
import { Column } from '../../components/lists/Column';
import { filterName } from '../../components/lists/filter-name';
import { RecordList } from '../../components/lists/RecordList';
import { defineResource } from '../../data/define-resource';
import { createCrudStore } from '../../data/resource-store';
import { buildChoices } from '../../i18n/resource-labels';
import { notificationI18n, notificationLabels } from './i18n';
import { NotificationFiles } from './NotificationFiles';

const resource = 'center/notifications';
type List = typeof contract.console.notifications.list;
const s = source<Notification>();
const filter = filterName<List>();
const notificationStatusTones = { PUBLISHED: 'success', DRAFT: 'warning' } as const;

const filters = [
  <SearchInput key="q" source={filter('q')} alwaysOn />,
  <SelectInput
    key="status"
    source={filter('status')}
    choices={buildChoices(resource, 'status', notificationStatuses)}
    alwaysOn
  />,
  <SelectInput key="audience" source={filter('audience')} choices={buildChoices(resource, 'audience', audiences)} />,
  <NullableBooleanInput key="pinned" source={filter('pinned')} />,
];

const NotificationList = () => (
  <RecordList<List>
    filters={filters}
    sort={{ field: 'createdAt', order: 'DESC' }}
    sorts={['createdAt', 'publishAt', 'views']}
    hiddenColumns={['updatedAt']}
    bulkActions={<BulkStatusButtons field={s('status')} values={notificationStatuses} />}
    exportFields={{
      'subject.ko': true,
      'subject.en': true,
      'subject.cn': true,
      audience: true,
      status: true,
      publishAt: true,
      views: true,
    }}
    card={{
      title: () => <LocalisedField source={s('subject')} />,
      text: () => <DateTimeField source={s('publishAt')} />,
      aside: () => <StatusField source={s('status')} tones={notificationStatusTones} />,
    }}
  >
    <Column source={s('subject')} disableSort>
      <RecordLink>
        <LocalisedField source={s('subject')} />
      </RecordLink>
    </Column>
    <Column source={s('audience')}>
      <StatusField source={s('audience')} />
    </Column>
    <Column source={s('status')}>
      <StatusField source={s('status')} tones={notificationStatusTones} />
    </Column>
    <Column source={s('pinned')} field={BooleanField} disableSort />
    <Column source={s('publishAt')} field={DateTimeField} />
    <Column source={s('views')} align="right" field={NumberField} />
    <Column source={s('updatedAt')} field={DateTimeField} />
  </RecordList>
);

const Aside = () => {
  const t = notificationI18n.useT();
  return (
    <Section title={t('publishing')}>
      <SelectInput
        source={s('status')}
        choices={buildChoices(resource, 'status', notificationStatuses)}
        validate={required()}
        helperText={t('told')}
      />
      <SeoulDateTimeInput source={s('publishAt')} helperText={t('atOnce')} />
      <SelectInput
        source={s('audience')}
        choices={buildChoices(resource, 'audience', audiences)}
        validate={required()}
      />
      <BooleanInput source={s('pinned')} helperText={false} />
    </Section>
  );
};

const Fields = () => (
  <>
    <LanguageTabs>
      <LocalisedTextInput source={s('subject')} max={200} required />
      <LocalisedHtmlInput source={s('content')} required />
    </LanguageTabs>
    <NotificationFiles />
  </>
);

const defaultValues: Partial<Notification> = { status: 'DRAFT', audience: 'ALL', pinned: false };

const NotificationCreate = () => (
  <RecordCreate>
    <RecordForm defaultValues={defaultValues} side={<Aside />}>
      <Fields />
    </RecordForm>
  </RecordCreate>
);

const NotificationEdit = () => (
  <RecordEdit>
    <RecordForm removable side={<Aside />}>
      <Fields />
    </RecordForm>
  </RecordEdit>
);

export const notifications = defineResource({
  name: 'center/notifications',
  labels: notificationLabels,
  menu: { group: 'centre', Icon: Megaphone },
  store: createCrudStore('notifications', api.console.notifications, contract.console.notifications),
  recordTitle: s('subject.ko'),
  List: NotificationList,
  Create: NotificationCreate,
  Edit: NotificationEdit,
});
