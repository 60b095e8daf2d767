import { PanelTop } from 'lucide-react';
import { NullableBooleanInput, NumberField, SearchInput, SelectInput } from 'react-admin';
import { api } from 'shared/client';
import { contract, devices, type Popup, popupTypes } from 'shared/contract';
import { DateTimeField } from '../../components/fields/DateTimeField';
import { RecordLink } from '../../components/fields/RecordLink';
import { StatusField } from '../../components/fields/StatusField';
import { ThumbnailField } from '../../components/fields/ThumbnailField';
import { RecordCreate, RecordEdit } from '../../components/forms/RecordEdit';
import { RecordForm } from '../../components/forms/RecordForm';
import { source } from '../../components/forms/source';
import { Column } from '../../components/lists/Column';
import { filterName } from '../../components/lists/filter-name';
import { RecordList } from '../../components/lists/RecordList';
import { defineResource } from '../../data/define-resource';
import { createCrudStore } from '../../data/resource-store';
import { buildChoices } from '../../i18n/resource-labels';
import { popupI18n, popupLabels } from './i18n';
import { PopupAside } from './PopupAside';
import { PopupFields } from './PopupFields';
import { PopupStateField } from './PopupStateField';
import { transformPopup } from './transform-popup';

type List = typeof contract.console.popups.list;
const s = source<Popup>();
const filter = filterName<List>();

const filters = [
  <SearchInput key="q" source={filter('q')} alwaysOn />,
  <NullableBooleanInput key="enabled" source={filter('enabled')} />,
  <SelectInput key="device" source={filter('device')} choices={buildChoices('popups', 'device', devices)} />,
  <SelectInput key="type" source={filter('type')} choices={buildChoices('popups', 'type', popupTypes)} />,
];

const PopupList = () => {
  const t = popupI18n.useT();
  return (
    <RecordList<List>
      filters={filters}
      sort={{ field: 'order', order: 'ASC' }}
      sorts={['order', 'startAt', 'endAt', 'title']}
      hiddenColumns={['updatedAt', 'type']}
      exportFields={{
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
      card={{
        title: ({ title }) => title,
        text: () => <DateTimeField source={s('endAt')} />,
        aside: () => <PopupStateField />,
      }}
    >
      <Column source={s('image')} field={ThumbnailField} disableSort />
      <Column source={s('title')} render={({ title }) => <RecordLink>{title}</RecordLink>} />
      <Column label={t('state')} disableSort>
        <PopupStateField />
      </Column>
      <Column source={s('startAt')} field={DateTimeField} />
      <Column source={s('endAt')} field={DateTimeField} />
      <Column source={s('device')}>
        <StatusField source={s('device')} />
      </Column>
      <Column source={s('type')}>
        <StatusField source={s('type')} />
      </Column>
      <Column source={s('order')} align="right" />
      <Column source={s('views')} align="right" field={NumberField} />
      <Column source={s('clicks')} align="right" field={NumberField} />
      <Column source={s('updatedAt')} field={DateTimeField} />
    </RecordList>
  );
};

const weekMs = 7 * 24 * 60 * 60 * 1000;

const defaultValues = (): Partial<Popup> => ({
  type: 'IMAGE',
  skin: 'basic',
  newWindow: true,
  startAt: new Date().toISOString(),
  endAt: new Date(Date.now() + weekMs).toISOString(),
  enabled: false,
  order: 0,
  device: 'both',
  locales: [],
  paths: [],
  dismiss: 'TODAY',
});

const PopupCreate = () => (
  <RecordCreate transform={transformPopup}>
    <RecordForm defaultValues={defaultValues} side={<PopupAside />}>
      <PopupFields />
    </RecordForm>
  </RecordCreate>
);

const PopupEdit = () => (
  <RecordEdit transform={transformPopup}>
    <RecordForm removable side={<PopupAside />}>
      <PopupFields />
    </RecordForm>
  </RecordEdit>
);

export const popups = defineResource({
  name: 'popups',
  labels: popupLabels,
  menu: { group: 'site', Icon: PanelTop },
  store: createCrudStore('popups', api.console.popups, contract.console.popups),
  recordTitle: s('title'),
  List: PopupList,
  Create: PopupCreate,
  Edit: PopupEdit,
});
