import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from 'shared/client';
import { useLanguage } from 'shared/i18n';
import { EmptyState, Pager, VisuallyHidden } from 'shared/ui';
import { scheduleI18n } from '../i18n';
import { buildSchedulePath } from '../query';
import { MatchingList } from './MatchingList';
import { ViewBoundary } from './ViewBoundary';
import type { ViewProps } from './view-props';

const limit = 20;

/** Matchings that are over: completed, declined, expired or cancelled. */
export const HistoryView = ({ page, onOpen }: ViewProps) => {
  const t = scheduleI18n.useT();
  const language = useLanguage();
  const query = useQuery({
    queryKey: ['matchings', 'history', page, language],
    queryFn: () => api.matchings.list({ query: { live: 'false', page, limit } }),
    placeholderData: keepPreviousData,
  });
  return (
    <ViewBoundary query={query}>
      {({ matchings, total }) =>
        matchings.length === 0 ? (
          <EmptyState title={t('noHistory')} />
        ) : (
          <>
            <h2>
              <VisuallyHidden>{t('history')}</VisuallyHidden>
            </h2>
            <MatchingList matchings={matchings} onOpen={onOpen} />
            <Pager
              page={page}
              limit={limit}
              total={total}
              buildHref={(next) => buildSchedulePath({ view: 'history', page: next })}
            />
          </>
        )
      }
    </ViewBoundary>
  );
};
