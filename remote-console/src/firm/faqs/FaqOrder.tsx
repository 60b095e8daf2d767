import { arrayMove } from '@dnd-kit/sortable';
import { Box, Chip, Link as MuiLink } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { api } from 'shared/client';
import type { Faq } from 'shared/contract';
import { Link } from 'shared/router';
import { useAction } from '../../components/hooks/use-action';
import { useLocalised } from '../../components/hooks/use-localised';
import { useT } from '../../components/i18n';
import { QueryStatus } from '../../components/layout/QueryStatus';
import { SortableList } from '../../components/lists/SortableList';
import { fetchAllRows } from '../../data/fetch-all-rows';
import { refreshAfterLast } from '../../data/refresh-after-last';
import { faqI18n } from './i18n';

/** All questions of a type in their order. Each move stores the complete order at once. */
export const FaqOrder = ({ type }: { type: Faq['type'] }) => {
  const t = faqI18n.useT();
  const tComponents = useT();
  const translate = useTranslate();
  const localise = useLocalised();
  const dataProvider = useDataProvider();
  const queries = useQueryClient();
  const { run } = useAction(() => refreshAfterLast(queries, ['center/faqs']));
  const key = ['center/faqs', 'order', type];
  const query = useQuery({
    queryKey: key,
    queryFn: () =>
      fetchAllRows<Faq>(dataProvider, 'center/faqs', { sort: { field: 'order', order: 'ASC' }, filter: { type } }),
  });
  const faqs = query.data;

  const move = (from: number, to: number) => {
    const moved = arrayMove(faqs ?? [], from, to);
    // What is being read has the order from before this move.
    void queries.cancelQueries({ queryKey: key });
    queries.setQueryData(key, moved);
    run(() => api.console.faqs.reorder({ body: { type, ids: moved.map(({ _id }) => _id) } }), t('saved'));
  };

  if (!faqs) return <QueryStatus query={query} height={240} />;
  const label = t('order', { type: translate(`resources.center/faqs.type.${type}`) });
  const items = faqs.map(({ _id, question, published }) => {
    const name = localise(question);
    return {
      id: _id,
      name,
      content: (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <MuiLink component={Link} to={`/console/center/faqs/${_id}`} underline="hover" color="inherit">
            {name}
          </MuiLink>
          {!published && <Chip variant="outlined" label={tComponents('hidden')} />}
        </Box>
      ),
    };
  });
  return <SortableList label={label} items={items} onMove={move} />;
};
