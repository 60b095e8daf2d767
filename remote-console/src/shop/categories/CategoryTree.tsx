import { Box, Chip, Link as Look, Skeleton, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { CreateButton, Title, useNotify, useTranslate } from 'react-admin';
import { ApiFailure, api } from 'shared/client';
import type { Category } from 'shared/contract';
import { Link } from 'shared/router';
import { networkMessage } from '../../data/i18n';
import { Empty } from '../../parts/Empty';
import { InBar } from '../../parts/InBar';
import { LoadFailed } from '../../parts/LoadFailed';
import { useWord } from '../../parts/use-word';
import { categoryI18n } from './i18n';
import { Tree } from './Tree';
import { type Line, lines, places } from './tree';
import { categoriesKey, useCategories } from './use-categories';

const Named = ({ category }: { category: Category }) => {
  const t = categoryI18n.useT();
  const word = useWord();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'center', minWidth: 0 }}>
      <Look
        component={Link}
        to={`/console/shop/categories/${category._id}`}
        color={category.enabled ? 'inherit' : 'text.secondary'}
        underline="hover"
        sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
      >
        {word(category.name)}
      </Look>
      <Typography variant="body2" color="text.secondary" sx={{ whiteSpace: 'nowrap' }}>
        {category.code} · {t('products', { count: category.productCount })}
      </Typography>
      {!category.enabled && <Chip variant="outlined" label={t('off')} />}
    </Box>
  );
};

/** The whole tree, put in order in place; each move is stored at once, as the whole order. */
const Ordered = ({ categories }: { categories: Category[] }) => {
  const t = categoryI18n.useT();
  const word = useWord();
  const notify = useNotify();
  const queries = useQueryClient();
  const byId = new Map(categories.map((category) => [category._id, category]));

  const move = async (next: Line[]) => {
    const tree = places(next);
    const moved = tree.flatMap(({ _id, _parent }, order) => {
      const category = byId.get(_id);
      return category ? [{ ...category, _parent, order }] : [];
    });
    queries.setQueryData(categoriesKey, moved);
    try {
      await api.console.categories.reorder({ body: { tree } });
      notify(t('saved'), { type: 'info' });
    } catch (cause) {
      if (!(cause instanceof ApiFailure)) throw cause;
      notify(cause.code === 'network' ? networkMessage() : cause.message, { type: 'error' });
    }
    await queries.invalidateQueries({ queryKey: ['shop/categories'] });
  };

  return (
    <Tree
      label={t('tree')}
      tree={lines(categories)}
      nameOf={(id) => word(byId.get(id)?.name)}
      onMove={(tree) => void move(tree)}
    >
      {(id) => {
        const category = byId.get(id);
        return category && <Named category={category} />;
      }}
    </Tree>
  );
};

/** Categories are few and stand in a tree, so they are listed as one. */
export const CategoryTree = () => {
  const t = categoryI18n.useT();
  const translate = useTranslate();
  const { data, isPending, error, refetch } = useCategories();
  return (
    <Box sx={{ pt: 2, maxWidth: 960 }}>
      <Title title={translate('resources.shop/categories.name', { smart_count: 2 })} preferenceKey={false} />
      <InBar>
        <CreateButton variant="contained" />
      </InBar>
      {isPending && <Skeleton variant="rounded" height={320} />}
      {error && !data && <LoadFailed error={error} retry={refetch} />}
      {data?.length === 0 && <Empty creatable />}
      {data && data.length > 0 && (
        <>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
            {t('lead')}
          </Typography>
          <Ordered categories={data} />
        </>
      )}
    </Box>
  );
};
