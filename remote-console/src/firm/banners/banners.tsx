import { GalleryHorizontal } from 'lucide-react';
import { maxLength, NumberInput, required, TextInput } from 'react-admin';
import { api } from 'shared/client';
import { type Banner, contract, devices } from 'shared/contract';
import { DateTimeField } from '../../components/fields/DateTimeField';
import { RecordLink } from '../../components/fields/RecordLink';
import { CreateScreen, EditScreen } from '../../components/forms/RecordScreens';
import { source } from '../../components/forms/source';
import { ChoiceInput } from '../../components/inputs/ChoiceInput';
import { FormGrid } from '../../components/layout/FormGrid';
import { Column } from '../../components/lists/Column';
import { filterName } from '../../components/lists/filter-name';
import { RecordList } from '../../components/lists/RecordList';
import { StatusColumn } from '../../components/lists/StatusColumn';
import { defineResource } from '../../data/define-resource';
import { type CrudStore, createCrudStore } from '../../data/resource-store';
import { BannerImages } from './BannerImages';
import { bannerI18n, bannerLabels } from './i18n';
import { listBannerUploads } from './list-banner-uploads';

type List = typeof contract.console.banners.list;
const s = source<Banner>();
const filter = filterName<List>();

const filters = [<ChoiceInput key="device" source={filter('device')} values={devices} />];

const BannerList = () => (
  <RecordList<List>
    filters={filters}
    sort={{ field: 'code', order: 'ASC' }}
    sorts={['code', 'name', 'updatedAt']}
    exportFields={['code', 'name', 'autoplayMs', 'device', 'updatedAt']}
    card={{ title: ({ name }) => name, text: ({ code }) => code, aside: ({ images }) => images.length }}
  >
    <Column source={s('code')} />
    <Column source={s('name')} render={({ name }) => <RecordLink>{name}</RecordLink>} />
    <Column source={s('images')} align="right" render={({ images }) => (images as Banner['images']).length} />
    <StatusColumn source={s('device')} />
    <Column source={s('updatedAt')} field={DateTimeField} />
  </RecordList>
);

const BannerFields = () => {
  const t = bannerI18n.useT();
  return (
    <>
      <FormGrid>
        <TextInput source={s('code')} helperText={t('codeHint')} validate={[required(), maxLength(80)]} />
        <TextInput source={s('name')} validate={[required(), maxLength(60)]} />
        <NumberInput source={s('autoplayMs')} helperText={t('autoplayHint')} min={0} step={500} validate={required()} />
        <ChoiceInput source={s('device')} values={devices} required />
      </FormGrid>
      <BannerImages />
    </>
  );
};

const defaultValues: Partial<Banner> = { autoplayMs: 5000, device: 'both' };

const BannerCreate = () => (
  <CreateScreen Fields={BannerFields} defaultValues={defaultValues} listUploads={listBannerUploads} />
);

const BannerEdit = () => <EditScreen Fields={BannerFields} />;

const crud = createCrudStore('banners', api.console.banners, contract.console.banners);

const store: CrudStore = {
  ...crud,
  // Images belong to a banner that exists: they follow as its uploads.
  create: ({ images: _, ...banner }) => crud.create(banner),
};

export const banners = defineResource({
  name: 'banners',
  labels: bannerLabels,
  menu: { group: 'site', order: 50, Icon: GalleryHorizontal },
  store,
  recordTitle: s('name'),
  List: BannerList,
  Create: BannerCreate,
  Edit: BannerEdit,
});
