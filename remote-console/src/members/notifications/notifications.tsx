import { Megaphone } from 'lucide-react';
import { BooleanInput, NullableBooleanInput, NumberField } from 'react-admin';
import { api } from 'shared/client';
import { audiences, contract, type Notification, notificationStatuses } from 'shared/contract';
import { BooleanField } from '../../components/fields/BooleanField';
import { DateTimeField } from '../../components/fields/DateTimeField';
import { LocalisedField } from '../../components/fields/LocalisedField';
import { StatusField } from '../../components/fields/StatusField';
import { CreateScreen, EditScreen } from '../../components/forms/RecordScreens';
import { source } from '../../components/forms/source';
import { ChoiceInput } from '../../components/inputs/ChoiceInput';
import { LanguageTabs } from '../../components/inputs/LanguageTabs';
import { LocalisedHtmlInput } from '../../components/inputs/LocalisedHtmlInput';
import { LocalisedTextInput } from '../../components/inputs/LocalisedTextInput';
import { SeoulDateTimeInput } from '../../components/inputs/SeoulDateTimeInput';
import { Section } from '../../components/layout/Section';
import { BulkStatusButtons } from '../../components/lists/BulkStatusButtons';
import { Column } from '../../components/lists/Column';
import { filterName } from '../../components/lists/filter-name';
import { LocalisedLinkColumn } from '../../components/lists/LocalisedLinkColumn';
import { RecordList } from '../../components/lists/RecordList';
import { StatusColumn } from '../../components/lists/StatusColumn';
import { defineResource } from '../../data/define-resource';
import { createCrudStore } from '../../data/resource-store';
import { notificationI18n, notificationLabels } from './i18n';
import { listNotificationUploads, NotificationFiles } from './NotificationFiles';

type List = typeof contract.console.notifications.list;
const s = source<Notification>();
const filter = filterName<List>();
const notificationStatusTones = { PUBLISHED: 'success', DRAFT: 'warning' } as const;

const filters = [
  <ChoiceInput key="status" source={filter('status')} values={notificationStatuses} alwaysOn />,
  <ChoiceInput key="audience" source={filter('audience')} values={audiences} />,
  <NullableBooleanInput key="pinned" source={filter('pinned')} />,
];

const NotificationList = () => (
  <RecordList<List>
    filters={filters}
    sort={{ field: 'createdAt', order: 'DESC' }}
    sorts={['createdAt', 'publishAt', 'views']}
    hiddenColumns={['updatedAt']}
    bulkActions={<BulkStatusButtons field={s('status')} values={notificationStatuses} />}
    exportFields={['subject.ko', 'subject.en', 'subject.cn', 'audience', 'status', 'publishAt', 'views']}
    card={{
      title: () => <LocalisedField source={s('subject')} />,
      text: () => <DateTimeField source={s('publishAt')} />,
      aside: () => <StatusField source={s('status')} tones={notificationStatusTones} />,
    }}
  >
    <LocalisedLinkColumn source={s('subject')} />
    <StatusColumn source={s('audience')} />
    <StatusColumn source={s('status')} tones={notificationStatusTones} />
    <Column source={s('pinned')} field={BooleanField} />
    <Column source={s('publishAt')} field={DateTimeField} />
    <Column source={s('views')} align="right" field={NumberField} />
    <Column source={s('updatedAt')} field={DateTimeField} />
  </RecordList>
);

const Aside = () => {
  const t = notificationI18n.useT();
  return (
    <Section title={t('publishing')}>
      <ChoiceInput source={s('status')} values={notificationStatuses} required helperText={t('notifyHint')} />
      <SeoulDateTimeInput source={s('publishAt')} helperText={t('atOnce')} />
      <ChoiceInput source={s('audience')} values={audiences} required />
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
  <CreateScreen Fields={Fields} Aside={Aside} defaultValues={defaultValues} listUploads={listNotificationUploads} />
);

const NotificationEdit = () => <EditScreen Fields={Fields} Aside={Aside} />;

export const notifications = defineResource({
  name: 'center/notifications',
  labels: notificationLabels,
  menu: { group: 'centre', order: 10, Icon: Megaphone },
  store: createCrudStore('notifications', api.console.notifications, contract.console.notifications),
  recordTitle: s('subject'),
  List: NotificationList,
  Create: NotificationCreate,
  Edit: NotificationEdit,
});
