import { Medal } from 'lucide-react';
import { BooleanInput, maxLength, NumberInput, required, TextInput } from 'react-admin';
import { api } from 'shared/client';
import { contract, type Level } from 'shared/contract';
import { BooleanField } from '../../components/fields/BooleanField';
import { DateTimeField } from '../../components/fields/DateTimeField';
import { RecordLink } from '../../components/fields/RecordLink';
import { CreateScreen, EditScreen } from '../../components/forms/RecordScreens';
import { source } from '../../components/forms/source';
import { FormGrid } from '../../components/layout/FormGrid';
import { Column } from '../../components/lists/Column';
import { RecordList } from '../../components/lists/RecordList';
import { defineResource } from '../../data/define-resource';
import { createCrudStore } from '../../data/resource-store';
import { levelI18n, levelLabels } from './i18n';

type List = typeof contract.console.levels.list;
const s = source<Level>();

const LevelList = () => (
  <RecordList<List>
    sort={{ field: 'rank', order: 'ASC' }}
    sorts={['rank', 'name', 'createdAt']}
    hiddenColumns={['updatedAt']}
    exportFields={['rank', 'name', 'code', 'discountRate', 'pointRate', 'isDefault']}
    card={{ title: ({ name }) => name, text: ({ description }) => description }}
  >
    <Column source={s('rank')} align="right" />
    <Column source={s('name')} render={({ name }) => <RecordLink>{name}</RecordLink>} />
    <Column source={s('code')} />
    <Column source={s('discountRate')} align="right" />
    <Column source={s('pointRate')} align="right" />
    <Column source={s('isDefault')} field={BooleanField} />
    <Column source={s('description')} />
    <Column source={s('updatedAt')} field={DateTimeField} />
  </RecordList>
);

const Fields = () => {
  const t = levelI18n.useT();
  return (
    <>
      <FormGrid>
        <TextInput source={s('name')} validate={[required(), maxLength(40)]} />
        <TextInput source={s('code')} validate={[required(), maxLength(80)]} helperText={t('codeHint')} />
        <NumberInput source={s('discountRate')} min={0} max={100} validate={required()} />
        <NumberInput source={s('pointRate')} min={0} max={100} validate={required()} />
        <NumberInput source={s('rank')} min={0} step={1} validate={required()} helperText={t('rankHint')} />
      </FormGrid>
      <BooleanInput source={s('isDefault')} helperText={t('defaultHint')} />
      <TextInput source={s('description')} multiline minRows={2} validate={maxLength(300)} />
    </>
  );
};

const defaultValues: Partial<Level> = { isDefault: false, discountRate: 0, pointRate: 0, rank: 0 };

const LevelCreate = () => <CreateScreen Fields={Fields} defaultValues={defaultValues} />;

const LevelEdit = () => <EditScreen Fields={Fields} />;

export const levels = defineResource({
  name: 'users/levels',
  labels: levelLabels,
  menu: { group: 'people', order: 20, Icon: Medal },
  store: createCrudStore('levels', api.console.levels, contract.console.levels),
  recordTitle: s('name'),
  List: LevelList,
  Create: LevelCreate,
  Edit: LevelEdit,
});
