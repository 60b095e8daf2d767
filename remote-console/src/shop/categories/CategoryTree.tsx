import { Box, Chip, Link as MuiLink, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { CreateButton, Title, useTranslate } from 'react-admin';
import { api } from 'shared/client';
import type { Category } from 'shared/contract';
import { Link } from 'shared/router';
import { useAction } from '../../components/hooks/use-action';
import { useLocalised } from '../../components/hooks/use-localised';
import { QueryStatus } from '../../components/layout/QueryStatus';
import { TopBarPortal } from '../../components/layout/TopBarPortal';
import { EmptyList } from '../../components/lists/EmptyList';
import { refreshAfterLast } from '../../data/refresh-after-last';
import { categoryI18n } from './i18n';
import { SortableTree } from './SortableTree';
import { flattenTree, type TreeItem, toParentIds } from './tree';
import { categoriesKey, useCategories } from './use-categories';

const CategoryLabel = ({ category }: { category: Category }) => {
  const t = categoryI18n.useT();
  const localise = useLocalised();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'center', minWidth: 0 }}>
      <MuiLink
        component={Link}
        to={`/console/shop/categories/${category._id}`}
        color={category.enabled ? 'inherit' : 'text.secondary'}
        underline="hover"
        sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
      >
        {localise(category.name)}
      </MuiLink>
      <Typography variant="body2" color="text.secondary" sx={{ whiteSpace: 'nowrap' }}>
        {category.code} · {t('products', { count: category.productCount })}
      </Typography>
      {!category.enabled && <Chip variant="outlined" label={t('disabled')} />}
    </Box>
  );
};

/** The sortable tree. Each move stores the whole order at once. */
const CategoryOrder = ({ categories }: { categories: Category[] }) => {
  const t = categoryI18n.useT();
  const localise = useLocalised();
  const queries = useQueryClient();
  const { run } = useAction(() => refreshAfterLast(queries, ['shop/categories']));
  const byId = new Map(categories.map((category) => [category._id, category]));

  const move = (next: TreeItem[]) => {
    const tree = toParentIds(next);
    const moved = tree.flatMap(({ _id, _parent }, order) => {
      const category = byId.get(_id);
      return category ? [{ ...category, _parent, order }] : [];
    });
    // What is being read has the order from before this move.
    void queries.cancelQueries({ queryKey: categoriesKey });
    queries.setQueryData(categoriesKey, moved);
    run(() => api.console.categories.reorder({ body: { tree } }), t('saved'));
  };

  return (
    <SortableTree
      label={t('tree')}
      tree={flattenTree(categories)}
      getName={(id) => localise(byId.get(id)?.name)}
      onMove={move}
    >
      {(id) => {
        const category = byId.get(id);
        return category && <CategoryLabel category={category} />;
      }}
    </SortableTree>
  );
};

/** The list page of categories, shown as a tree without pages because they are few. */
export const CategoryTree = () => {
  const t = categoryI18n.useT();
  const translate = useTranslate();
  const query = useCategories();
  const { data } = query;
  return (
    <Box sx={{ pt: 2, maxWidth: 960 }}>
      <Title title={translate('resources.shop/categories.name', { smart_count: 2 })} preferenceKey={false} />
      <TopBarPortal>
        <CreateButton variant="contained" />
      </TopBarPortal>
      <QueryStatus query={query} height={320} />
      {data?.length === 0 && <EmptyList creatable />}
      {data && data.length > 0 && (
        <>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
            {t('lead')}
          </Typography>
          <CategoryOrder categories={data} />
        </>
      )}
    </Box>
  );
};
