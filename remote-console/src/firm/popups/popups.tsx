import { NullableBooleanInput, NumberField, SearchInput, SelectInput } from 'react-admin';
import { devices, type Popup, popupTypes } from 'shared/contract';
import { choices } from '../../i18n';
import { Column } from '../../parts/Column';
import { OpenLink } from '../../parts/OpenLink';
import { RecordCreate, RecordEdit } from '../../parts/RecordEdit';
import { RecordForm } from '../../parts/RecordForm';
import { RecordList } from '../../parts/RecordList';
import { StatusField } from '../../parts/StatusField';
import { source } from '../../parts/source';
import { ThumbField } from '../../parts/ThumbField';
import { WhenField } from '../../parts/WhenField';
import { PopupMain, PopupSide } from './fields';
import { popupI18n } from './i18n';
import { placed } from './placed';
import { StateField } from './StateField';

const s = source<Popup>();

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <NullableBooleanInput key="enabled" source={s('enabled')} />,
  <SelectInput key="device" source={s('device')} choices={choices('popups', 'device', devices)} />,
  <SelectInput key="type" source={s('type')} choices={choices('popups', 'type', popupTypes)} />,
];

export const PopupList = () => {
  const t = popupI18n.useT();
  return (
    <RecordList<Popup>
      filters={filters}
      sort={{ field: s('order'), order: 'ASC' }}
      sorts={[s('order'), s('startAt'), s('endAt'), s('title')]}
      hidden={[s('updatedAt'), s('type')]}
      exported={{
        title: true,
        type: true,
        enabled: true,
        startAt: true,
        endAt: true,
        device: true,
        views: true,
        clicks: true,
        dismissals: true,
      }}
      card={{ title: ({ title }) => title, text: () => <WhenField source={s('endAt')} />, mark: () => <StateField /> }}
    >
      <Column source={s('image')} field={ThumbField} disableSort />
      <Column source={s('title')} render={({ title }) => <OpenLink>{title}</OpenLink>} />
      <Column label={t('state')} disableSort>
        <StateField />
      </Column>
      <Column source={s('startAt')} field={WhenField} />
      <Column source={s('endAt')} field={WhenField} />
      <Column source={s('device')}>
        <StatusField source={s('device')} />
      </Column>
      <Column source={s('type')}>
        <StatusField source={s('type')} />
      </Column>
      <Column source={s('order')} align="right" />
      <Column source={s('views')} align="right" field={NumberField} />
      <Column source={s('clicks')} align="right" field={NumberField} />
      <Column source={s('updatedAt')} field={WhenField} />
    </RecordList>
  );
};

const week = 7 * 24 * 60 * 60 * 1000;

const fresh = (): Partial<Popup> => ({
  type: 'IMAGE',
  skin: 'basic',
  newWindow: true,
  startAt: new Date().toISOString(),
  endAt: new Date(Date.now() + week).toISOString(),
  enabled: false,
  order: 0,
  device: 'both',
  locales: [],
  paths: [],
  dismiss: 'TODAY',
});

export const PopupCreate = () => (
  <RecordCreate transform={placed}>
    <RecordForm defaultValues={fresh} side={<PopupSide />}>
      <PopupMain />
    </RecordForm>
  </RecordCreate>
);

export const PopupEdit = () => (
  <RecordEdit transform={placed}>
    <RecordForm removable side={<PopupSide />}>
      <PopupMain />
    </RecordForm>
  </RecordEdit>
);
