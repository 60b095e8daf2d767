import { BooleanInput, maxLength, NumberInput, required, SearchInput, TextInput } from 'react-admin';
import type { Level } from 'shared/contract';
import { Column } from '../../parts/Column';
import { OpenLink } from '../../parts/OpenLink';
import { Pair } from '../../parts/Pair';
import { RecordCreate, RecordEdit } from '../../parts/RecordEdit';
import { RecordForm } from '../../parts/RecordForm';
import { RecordList } from '../../parts/RecordList';
import { source } from '../../parts/source';
import { WhenField } from '../../parts/WhenField';
import { YesField } from '../../parts/YesField';
import { levelI18n } from './i18n';

const s = source<Level>();

const filters = [<SearchInput key="q" source="q" alwaysOn />];

export const LevelList = () => (
  <RecordList<Level>
    filters={filters}
    sort={{ field: s('rank'), order: 'ASC' }}
    sorts={[s('rank'), s('name'), s('createdAt')]}
    hidden={[s('updatedAt')]}
    exported={{ rank: true, name: true, code: true, discountRate: true, pointRate: true, isDefault: true }}
    card={{ title: ({ name }) => name, text: ({ description }) => description }}
  >
    <Column source={s('rank')} align="right" />
    <Column source={s('name')} render={({ name }) => <OpenLink>{name}</OpenLink>} />
    <Column source={s('code')} />
    <Column source={s('discountRate')} align="right" />
    <Column source={s('pointRate')} align="right" />
    <Column source={s('isDefault')} field={YesField} />
    <Column source={s('description')} disableSort />
    <Column source={s('updatedAt')} field={WhenField} />
  </RecordList>
);

const Fields = () => {
  const t = levelI18n.useT();
  return (
    <>
      <Pair>
        <TextInput source={s('name')} validate={[required(), maxLength(40)]} />
        <TextInput source={s('code')} validate={[required(), maxLength(80)]} helperText={t('codeHint')} />
        <NumberInput source={s('discountRate')} min={0} max={100} validate={required()} />
        <NumberInput source={s('pointRate')} min={0} max={100} validate={required()} />
        <NumberInput source={s('rank')} min={0} step={1} validate={required()} helperText={t('rankHint')} />
      </Pair>
      <BooleanInput source={s('isDefault')} helperText={t('defaultHint')} />
      <TextInput source={s('description')} multiline minRows={2} validate={maxLength(300)} />
    </>
  );
};

const fresh: Partial<Level> = { isDefault: false, discountRate: 0, pointRate: 0, rank: 0 };

export const LevelCreate = () => (
  <RecordCreate>
    <RecordForm defaultValues={fresh}>
      <Fields />
    </RecordForm>
  </RecordCreate>
);

export const LevelEdit = () => (
  <RecordEdit>
    <RecordForm removable>
      <Fields />
    </RecordForm>
  </RecordEdit>
);
