import { Button } from '@mui/material';
import { BooleanInput, maxLength, required, TextInput, useRecordContext } from 'react-admin';
import { api } from 'shared/client';
import { type Category, categoryDepth } from 'shared/contract';
import { Link } from 'shared/router';
import { Languages } from '../../parts/Languages';
import { LText } from '../../parts/LText';
import { OnePicture } from '../../parts/OnePicture';
import { Pair } from '../../parts/Pair';
import { RecordCreate, RecordEdit } from '../../parts/RecordEdit';
import { RecordForm } from '../../parts/RecordForm';
import { source } from '../../parts/source';
import { CategoryInput } from './CategoryInput';
import { categoryI18n } from './i18n';

const s = source<Category>();

const kept = ({ category }: { category: Category }) => ({ picture: category.thumb, version: category.version });

const Side = () => (
  <OnePicture
    source={s('thumb')}
    ratio={1}
    width={220}
    send={async (id, file, options) => kept(await api.console.categories.setThumb({ params: { id }, file }, options))}
    remove={async (id) => {
      await api.console.categories.removeThumb({ params: { id } });
      return kept(await api.console.categories.get({ params: { id } }));
    }}
  />
);

const Fields = () => {
  const t = categoryI18n.useT();
  const category = useRecordContext<Category & { id: string }>();
  const products =
    category && `/console/shop/products?filter=${encodeURIComponent(JSON.stringify({ _category: category.id }))}`;
  return (
    <>
      <Languages>
        <LText source={s('name')} max={60} required />
      </Languages>
      <Pair>
        <TextInput source={s('code')} validate={[required(), maxLength(80)]} helperText={t('codeHint')} />
        <CategoryInput
          source={s('_parent')}
          levels={categoryDepth - 1}
          not={category?.id}
          emptyText={t('top')}
          helperText={false}
        />
      </Pair>
      <BooleanInput source={s('enabled')} helperText={t('enabledHint')} />
      {products && (
        <Button component={Link} to={products} sx={{ mt: 1 }}>
          {t('toProducts')} ({category.productCount})
        </Button>
      )}
    </>
  );
};

const fresh: Partial<Category> = { enabled: true, order: 0 };

/** A new one goes last among its siblings. */
const last = async (category: Partial<Category>) => {
  const { total } = await api.console.categories.list({ query: { limit: 1 } });
  return { ...category, order: total };
};

export const CategoryCreate = () => (
  <RecordCreate transform={last}>
    <RecordForm defaultValues={fresh} side={<Side />}>
      <Fields />
    </RecordForm>
  </RecordCreate>
);

export const CategoryEdit = () => (
  <RecordEdit>
    <RecordForm removable side={<Side />}>
      <Fields />
    </RecordForm>
  </RecordEdit>
);
