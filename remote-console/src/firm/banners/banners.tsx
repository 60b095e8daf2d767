import { GalleryHorizontal } from 'lucide-react';
import { maxLength, NumberInput, required, SearchInput, SelectInput, TextInput } from 'react-admin';
import { api } from 'shared/client';
import { type Banner, contract, devices } from 'shared/contract';
import { DateTimeField } from '../../components/fields/DateTimeField';
import { RecordLink } from '../../components/fields/RecordLink';
import { StatusField } from '../../components/fields/StatusField';
import { RecordCreate, RecordEdit } from '../../components/forms/RecordEdit';
import { RecordForm } from '../../components/forms/RecordForm';
import { source } from '../../components/forms/source';
import { FormGrid } from '../../components/layout/FormGrid';
import { Column } from '../../components/lists/Column';
import { filterName } from '../../components/lists/filter-name';
import { RecordList } from '../../components/lists/RecordList';
import { defineResource } from '../../data/define-resource';
import { createCrudStore } from '../../data/resource-store';
import { buildChoices } from '../../i18n/resource-labels';
import { BannerImages } from './BannerImages';
import { bannerI18n, bannerLabels } from './i18n';

type List = typeof contract.console.banners.list;
const s = source<Banner>();
const filter = filterName<List>();

const filters = [
  <SearchInput key="q" source={filter('q')} alwaysOn />,
  <SelectInput key="device" source={filter('device')} choices={buildChoices('banners', 'device', devices)} />,
];

const BannerList = () => (
  <RecordList<List>
    filters={filters}
    sort={{ field: 'code', order: 'ASC' }}
    sorts={['code', 'name', 'updatedAt']}
    exportFields={{ code: true, name: true, autoplayMs: true, device: true, updatedAt: true }}
    card={{ title: ({ name }) => name, text: ({ code }) => code, aside: ({ images }) => images.length }}
  >
    <Column source={s('code')} />
    <Column source={s('name')} render={({ name }) => <RecordLink>{name}</RecordLink>} />
    <Column
      source={s('images')}
      align="right"
      render={({ images }) => (images as Banner['images']).length}
      disableSort
    />
    <Column source={s('device')}>
      <StatusField source={s('device')} />
    </Column>
    <Column source={s('updatedAt')} field={DateTimeField} />
  </RecordList>
);

const BannerFields = () => {
  const t = bannerI18n.useT();
  return (
    <FormGrid>
      <TextInput source={s('code')} helperText={t('codeHint')} validate={[required(), maxLength(80)]} />
      <TextInput source={s('name')} validate={[required(), maxLength(60)]} />
      <NumberInput source={s('autoplayMs')} helperText={t('autoplayHint')} min={0} step={500} validate={required()} />
      <SelectInput source={s('device')} choices={buildChoices('banners', 'device', devices)} validate={required()} />
    </FormGrid>
  );
};

const defaultValues: Partial<Banner> = { autoplayMs: 5000, device: 'both' };

const BannerCreate = () => (
  <RecordCreate>
    <RecordForm defaultValues={defaultValues}>
      <BannerFields />
      <BannerImages />
    </RecordForm>
  </RecordCreate>
);

const BannerEdit = () => (
  <RecordEdit>
    <RecordForm removable>
      <BannerFields />
      <BannerImages />
    </RecordForm>
  </RecordEdit>
);

export const banners = defineResource({
  name: 'banners',
  labels: bannerLabels,
  menu: { group: 'site', Icon: GalleryHorizontal },
  store: createCrudStore('banners', api.console.banners, contract.console.banners),
  recordTitle: s('name'),
  List: BannerList,
  Create: BannerCreate,
  Edit: BannerEdit,
});
