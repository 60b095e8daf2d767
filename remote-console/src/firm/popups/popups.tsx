import { PanelTop } from 'lucide-react';
import { NullableBooleanInput, NumberField } from 'react-admin';
import { api } from 'shared/client';
import { contract, devices, type Popup, popupTypes } from 'shared/contract';
import { DateTimeField } from '../../components/fields/DateTimeField';
import { EndTimeField } from '../../components/fields/EndTimeField';
import { RecordLink } from '../../components/fields/RecordLink';
import { ThumbnailField } from '../../components/fields/ThumbnailField';
import { CreateScreen, EditScreen } from '../../components/forms/RecordScreens';
import { source } from '../../components/forms/source';
import { ChoiceInput } from '../../components/inputs/ChoiceInput';
import { formatSeoulEnd } from '../../components/inputs/seoul-time';
import { Column } from '../../components/lists/Column';
import { filterName } from '../../components/lists/filter-name';
import { RecordList } from '../../components/lists/RecordList';
import { StatusColumn } from '../../components/lists/StatusColumn';
import { defineResource } from '../../data/define-resource';
import { createCrudStore } from '../../data/resource-store';
import { popupI18n, popupLabels } from './i18n';
import { PopupAside } from './PopupAside';
import { PopupFields } from './PopupFields';
import { PopupStateField } from './PopupStateField';
import { transformPopup } from './transform-popup';

type List = typeof contract.console.popups.list;
const s = source<Popup>();
const filter = filterName<List>();

const filters = [
  <NullableBooleanInput key="enabled" source={filter('enabled')} />,
  <ChoiceInput key="device" source={filter('device')} values={devices} />,
  <ChoiceInput key="type" source={filter('type')} values={popupTypes} />,
];

const PopupList = () => {
  const t = popupI18n.useT();
  return (
    <RecordList<List>
      filters={filters}
      sort={{ field: 'order', order: 'ASC' }}
      sorts={['order', 'startAt', 'endAt', 'title']}
      hiddenColumns={['updatedAt', 'type']}
      exportFields={['title', 'type', 'enabled', 'startAt', 'endAt', 'device', 'views', 'clicks', 'dismissals']}
      exportFormats={{ endAt: formatSeoulEnd }}
      card={{
        title: ({ title }) => title,
        text: () => <EndTimeField source={s('endAt')} />,
        aside: () => <PopupStateField />,
      }}
    >
      <Column source={s('image')} field={ThumbnailField} />
      <Column source={s('title')} render={({ title }) => <RecordLink>{title}</RecordLink>} />
      <Column label={t('state')}>
        <PopupStateField />
      </Column>
      <Column source={s('startAt')} field={DateTimeField} />
      <Column source={s('endAt')} field={EndTimeField} />
      <StatusColumn source={s('device')} />
      <StatusColumn source={s('type')} />
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
  <CreateScreen Fields={PopupFields} Aside={PopupAside} defaultValues={defaultValues} transform={transformPopup} />
);

const PopupEdit = () => <EditScreen Fields={PopupFields} Aside={PopupAside} transform={transformPopup} />;

export const popups = defineResource({
  name: 'popups',
  labels: popupLabels,
  menu: { group: 'site', order: 60, Icon: PanelTop },
  store: createCrudStore('popups', api.console.popups, contract.console.popups),
  recordTitle: s('title'),
  List: PopupList,
  Create: PopupCreate,
  Edit: PopupEdit,
});
