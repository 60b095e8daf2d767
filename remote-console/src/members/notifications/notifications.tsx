import { BooleanInput, NullableBooleanInput, NumberField, required, SearchInput, SelectInput } from 'react-admin';
import { audiences, type Notification, notificationStatuses } from 'shared/contract';
import { choices } from '../../i18n';
import { BulkStatus } from '../../parts/BulkStatus';
import { Column } from '../../parts/Column';
import { Group } from '../../parts/Group';
import { Languages } from '../../parts/Languages';
import { LField } from '../../parts/LField';
import { LHtml } from '../../parts/LHtml';
import { LText } from '../../parts/LText';
import { OpenLink } from '../../parts/OpenLink';
import { RecordCreate, RecordEdit } from '../../parts/RecordEdit';
import { RecordForm } from '../../parts/RecordForm';
import { RecordList } from '../../parts/RecordList';
import { SeoulInput } from '../../parts/SeoulInput';
import { StatusField } from '../../parts/StatusField';
import { source } from '../../parts/source';
import { WhenField } from '../../parts/WhenField';
import { YesField } from '../../parts/YesField';
import { notificationI18n } from './i18n';
import { NotificationFiles } from './NotificationFiles';

const resource = 'center/notifications';
const s = source<Notification>();
const tones = { PUBLISHED: 'success', DRAFT: 'warning' } as const;

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput
    key="status"
    source={s('status')}
    choices={choices(resource, 'status', notificationStatuses)}
    alwaysOn
  />,
  <SelectInput key="audience" source={s('audience')} choices={choices(resource, 'audience', audiences)} />,
  <NullableBooleanInput key="pinned" source={s('pinned')} />,
];

export const NotificationList = () => (
  <RecordList<Notification>
    filters={filters}
    sort={{ field: s('createdAt'), order: 'DESC' }}
    sorts={[s('createdAt'), s('publishAt'), s('views')]}
    hidden={[s('updatedAt')]}
    bulk={<BulkStatus field={s('status')} values={notificationStatuses} />}
    exported={{
      'subject.ko': true,
      'subject.en': true,
      'subject.cn': true,
      audience: true,
      status: true,
      publishAt: true,
      views: true,
    }}
    card={{
      title: () => <LField source={s('subject')} />,
      text: () => <WhenField source={s('publishAt')} />,
      mark: () => <StatusField source={s('status')} tones={tones} />,
    }}
  >
    <Column source={s('subject')} disableSort>
      <OpenLink>
        <LField source={s('subject')} />
      </OpenLink>
    </Column>
    <Column source={s('audience')}>
      <StatusField source={s('audience')} />
    </Column>
    <Column source={s('status')}>
      <StatusField source={s('status')} tones={tones} />
    </Column>
    <Column source={s('pinned')} field={YesField} disableSort />
    <Column source={s('publishAt')} field={WhenField} />
    <Column source={s('views')} align="right" field={NumberField} />
    <Column source={s('updatedAt')} field={WhenField} />
  </RecordList>
);

const Side = () => {
  const t = notificationI18n.useT();
  return (
    <Group title={t('publishing')}>
      <SelectInput
        source={s('status')}
        choices={choices(resource, 'status', notificationStatuses)}
        validate={required()}
        helperText={t('told')}
      />
      <SeoulInput source={s('publishAt')} helperText={t('atOnce')} />
      <SelectInput source={s('audience')} choices={choices(resource, 'audience', audiences)} validate={required()} />
      <BooleanInput source={s('pinned')} helperText={false} />
    </Group>
  );
};

const Main = () => (
  <>
    <Languages>
      <LText source={s('subject')} max={200} required />
      <LHtml source={s('content')} required />
    </Languages>
    <NotificationFiles />
  </>
);

const fresh: Partial<Notification> = { status: 'DRAFT', audience: 'ALL', pinned: false };

export const NotificationCreate = () => (
  <RecordCreate>
    <RecordForm defaultValues={fresh} side={<Side />}>
      <Main />
    </RecordForm>
  </RecordCreate>
);

export const NotificationEdit = () => (
  <RecordEdit>
    <RecordForm removable side={<Side />}>
      <Main />
    </RecordForm>
  </RecordEdit>
);
