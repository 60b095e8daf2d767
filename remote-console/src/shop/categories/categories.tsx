import { Button } from '@mui/material';
import { FolderTree } from 'lucide-react';
import { BooleanInput, maxLength, required, TextInput, useRecordContext } from 'react-admin';
import { api, type CallOptions } from 'shared/client';
import { type Category, contract, maxCategoryDepth } from 'shared/contract';
import { Link } from 'shared/router';
import { CreateScreen, EditScreen } from '../../components/forms/RecordScreens';
import { source } from '../../components/forms/source';
import { LanguageTabs } from '../../components/inputs/LanguageTabs';
import { LocalisedTextInput } from '../../components/inputs/LocalisedTextInput';
import { FormGrid } from '../../components/layout/FormGrid';
import { RecordImage } from '../../components/media/RecordImage';
import { listStagedUploads } from '../../components/media/staged-files';
import { defineResource } from '../../data/define-resource';
import { buildListPath } from '../../data/list-path';
import { createCrudStore } from '../../data/resource-store';
import { CategoryInput } from './CategoryInput';
import { CategoryTree } from './CategoryTree';
import { categoryI18n, categoryLabels } from './i18n';

const s = source<Category>();

const sendThumb = async (id: string, file: File, options?: CallOptions) =>
  (await api.console.categories.setThumb({ params: { id }, file }, options)).category;

const listUploads = ({ thumb }: Partial<Category>, { id }: { id: unknown }) =>
  listStagedUploads([thumb], (file) => sendThumb(String(id), file));

const Aside = () => (
  <RecordImage
    source={s('thumb')}
    ratio={1}
    width={220}
    send={sendThumb}
    remove={async (id) => {
      await api.console.categories.removeThumb({ params: { id } });
      return (await api.console.categories.get({ params: { id } })).category;
    }}
  />
);

const Fields = () => {
  const t = categoryI18n.useT();
  const category = useRecordContext<Category & { id: string }>();
  return (
    <>
      <LanguageTabs>
        <LocalisedTextInput source={s('name')} max={60} required />
      </LanguageTabs>
      <FormGrid>
        <TextInput source={s('code')} validate={[required(), maxLength(80)]} helperText={t('codeHint')} />
        <CategoryInput
          source={s('_parent')}
          levels={maxCategoryDepth - 1}
          excludedId={category?.id}
          emptyText={t('topLevel')}
          helperText={false}
        />
      </FormGrid>
      <BooleanInput source={s('enabled')} helperText={t('enabledHint')} />
      {category && (
        <Button component={Link} to={buildListPath('shop/products', { _category: category.id })} sx={{ mt: 1 }}>
          {t('toProducts')} ({category.productCount})
        </Button>
      )}
    </>
  );
};

const defaultValues: Partial<Category> = { enabled: true, order: 0 };

/** Places a new category last among its siblings. */
const placeLast = async (category: Partial<Category>) => {
  const { total } = await api.console.categories.list({ query: { limit: 1 } });
  return { ...category, order: total };
};

const CategoryCreate = () => (
  <CreateScreen
    Fields={Fields}
    Aside={Aside}
    defaultValues={defaultValues}
    transform={placeLast}
    listUploads={listUploads}
  />
);

const CategoryEdit = () => <EditScreen Fields={Fields} Aside={Aside} />;

export const categories = defineResource({
  name: 'shop/categories',
  labels: categoryLabels,
  menu: { group: 'shop', order: 30, Icon: FolderTree },
  store: createCrudStore('categories', api.console.categories, contract.console.categories),
  recordTitle: s('name'),
  List: CategoryTree,
  Create: CategoryCreate,
  Edit: CategoryEdit,
});
