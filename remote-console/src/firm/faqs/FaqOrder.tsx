import { arrayMove } from '@dnd-kit/sortable';
import { Box, Chip, Link as MuiLink, Skeleton } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { ApiFailure, api } from 'shared/client';
import type { Faq } from 'shared/contract';
import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { allRows } from '../../data/all-rows';
import { LoadFailed } from '../../parts/LoadFailed';
import { SortableList } from '../../parts/SortableList';
import { faqI18n } from './i18n';

/** All questions of a kind in their order; each move is stored at once, as the whole order. */
export const FaqOrder = ({ type }: { type: Faq['type'] }) => {
  const t = faqI18n.useT();
  const translate = useTranslate();
  const language = useLanguage();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const queries = useQueryClient();
  const key = ['center/faqs', 'order', type];
  const {
    data: faqs,
    isPending,
    error,
    refetch,
  } = useQuery({
    queryKey: key,
    queryFn: () =>
      allRows<Faq>(dataProvider, 'center/faqs', { sort: { field: 'order', order: 'ASC' }, filter: { type } }),
  });

  const move = async (from: number, to: number) => {
    const moved = arrayMove(faqs ?? [], from, to);
    queries.setQueryData(key, moved);
    try {
      await api.console.faqs.reorder({ body: { type, ids: moved.map(({ _id }) => _id) } });
      notify(t('saved'), { type: 'info' });
    } catch (cause) {
      if (!(cause instanceof ApiFailure)) throw cause;
      notify(cause.message, { type: 'error' });
    }
    await queries.invalidateQueries({ queryKey: ['center/faqs'] });
  };

  if (isPending) return <Skeleton variant="rounded" height={240} />;
  if (error && !faqs) return <LoadFailed error={error} retry={refetch} />;
  const label = t('order', { type: translate(`resources.center/faqs.type.${type}`) });
  const items = (faqs ?? []).map(({ _id, question, published }) => {
    const name = question[language]?.trim() || question.ko;
    return {
      id: _id,
      name,
      content: (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <MuiLink component={Link} to={`/console/center/faqs/${_id}`} underline="hover" color="inherit">
            {name}
          </MuiLink>
          {!published && <Chip variant="outlined" label={t('hidden')} />}
        </Box>
      ),
    };
  });
  return <SortableList label={label} items={items} onMove={(from, to) => void move(from, to)} />;
};
