import { maxLength, NumberInput, required, SearchInput, SelectInput, TextInput } from 'react-admin';
import { type Banner, devices } from 'shared/contract';
import { choices } from '../../i18n';
import { Column } from '../../parts/Column';
import { OpenLink } from '../../parts/OpenLink';
import { Pair } from '../../parts/Pair';
import { RecordCreate, RecordEdit } from '../../parts/RecordEdit';
import { RecordForm } from '../../parts/RecordForm';
import { RecordList } from '../../parts/RecordList';
import { StatusField } from '../../parts/StatusField';
import { source } from '../../parts/source';
import { WhenField } from '../../parts/WhenField';
import { BannerImages } from './BannerImages';
import { bannerI18n } from './i18n';

const s = source<Banner>();

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="device" source={s('device')} choices={choices('banners', 'device', devices)} />,
];

export const BannerList = () => (
  <RecordList<Banner>
    filters={filters}
    sort={{ field: s('code'), order: 'ASC' }}
    sorts={[s('code'), s('name'), s('updatedAt')]}
    exported={{ code: true, name: true, autoplayMs: true, device: true, updatedAt: true }}
    card={{ title: ({ name }) => name, text: ({ code }) => code, mark: ({ images }) => images.length }}
  >
    <Column source={s('code')} />
    <Column source={s('name')} render={({ name }) => <OpenLink>{name}</OpenLink>} />
    <Column
      source={s('images')}
      align="right"
      render={({ images }) => (images as Banner['images']).length}
      disableSort
    />
    <Column source={s('device')}>
      <StatusField source={s('device')} />
    </Column>
    <Column source={s('updatedAt')} field={WhenField} />
  </RecordList>
);

const BannerFields = () => {
  const t = bannerI18n.useT();
  return (
    <Pair>
      <TextInput source={s('code')} helperText={t('codeHint')} validate={[required(), maxLength(80)]} />
      <TextInput source={s('name')} validate={[required(), maxLength(60)]} />
      <NumberInput source={s('autoplayMs')} helperText={t('autoplayHint')} min={0} step={500} validate={required()} />
      <SelectInput source={s('device')} choices={choices('banners', 'device', devices)} validate={required()} />
    </Pair>
  );
};

const fresh: Partial<Banner> = { autoplayMs: 5000, device: 'both' };

export const BannerCreate = () => (
  <RecordCreate>
    <RecordForm defaultValues={fresh}>
      <BannerFields />
      <BannerImages />
    </RecordForm>
  </RecordCreate>
);

export const BannerEdit = () => (
  <RecordEdit>
    <RecordForm removable>
      <BannerFields />
      <BannerImages />
    </RecordForm>
  </RecordEdit>
);
