import { Alert, Box, Button, Drawer, IconButton, Skeleton, Stack, Typography } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp, History as HistoryIcon, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { api } from 'shared/client';
import type { AuditEntry, auditKinds } from 'shared/contract';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { useStore } from '../../data/resources-context';
import { useT } from '../i18n';
import { TopBarButton } from '../layout/TopBarButton';
import { ChangeList } from './ChangeList';
import { diffRecords } from './diff-records';

const Entry = ({ resource, entry }: { resource: string; entry: AuditEntry }) => {
  const t = useT();
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <Box component="li" sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1, alignItems: 'baseline' }}>
        <Typography variant="subtitle2" component="h3" sx={{ m: 0 }}>
          {translate(`resources.audit.action.${entry.action}`)}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {entry.actor.username || t('system')} · {formatDateLong(entry.at, language, true)}
        </Typography>
      </Stack>
      {entry.reason && (
        <Typography variant="body2" sx={{ mb: 1 }}>
          {t('reason')}: {entry.reason}
        </Typography>
      )}
      {entry.action !== 'CREATE' && (
        <ChangeList
          resource={resource}
          changes={diffRecords(entry.before, entry.after, entry.names)}
          labels={[t('before'), t('after')]}
        />
      )}
    </Box>
  );
};

interface HistoryProps {
  resource: string;
  /** Id of the record; undefined for a resource that is one document. */
  target: string | undefined;
}

const useEntries = ({ resource, target }: HistoryProps, kind: (typeof auditKinds)[number]) => {
  const { auditName } = useStore(resource);
  return useInfiniteQuery({
    queryKey: ['history', auditName, target, kind],
    queryFn: ({ pageParam }) =>
      api.console.audit.list({ query: { resource: auditName, target, kind, page: pageParam, limit: 20 } }),
    initialPageParam: 1,
    getNextPageParam: ({ page, limit, total }) => (page * limit < total ? page + 1 : undefined),
    staleTime: 0,
  });
};

/** Who read the personal data of the record, folded into one line: there are many more reads than changes. */
const Reads = (props: HistoryProps) => {
  const t = useT();
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const listId = useId();
  const { data, fetchNextPage, hasNextPage } = useEntries(props, 'READ');
  const total = data?.pages[0]?.total ?? 0;
  if (total === 0) return null;
  return (
    <Box sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Button
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
        startIcon={open ? <ChevronUp size={16} aria-hidden /> : <ChevronDown size={16} aria-hidden />}
        sx={{ minHeight: 44 }}
      >
        {t('historyReads', { count: total })}
      </Button>
      <Box id={listId} hidden={!open}>
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data?.pages.flatMap(({ audit }) =>
            audit.map(({ _id, actor, at }) => (
              <Typography key={_id} component="li" variant="body2" color="text.secondary" sx={{ py: 0.5 }}>
                {actor.username || t('system')} · {formatDateLong(at, language, true)}
              </Typography>
            )),
          )}
        </Box>
        {hasNextPage && <Button onClick={() => void fetchNextPage()}>{t('historyMore')}</Button>}
      </Box>
    </Box>
  );
};

const Entries = ({ resource, target }: HistoryProps) => {
  const t = useT();
  const { data, isPending, isError, fetchNextPage, hasNextPage } = useEntries({ resource, target }, 'CHANGE');
  if (isPending) return [1, 2, 3].map((each) => <Skeleton key={each} height={72} />);
  if (isError) return <Alert severity="error">{t('historyFailed')}</Alert>;
  const entries = data.pages.flatMap(({ audit }) => audit);
  if (!entries.length) return <Typography color="text.secondary">{t('historyEmpty')}</Typography>;
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries.map((entry) => (
          <Entry key={entry._id} resource={resource} entry={entry} />
        ))}
      </Box>
      {hasNextPage && <Button onClick={() => void fetchNextPage()}>{t('historyMore')}</Button>}
    </>
  );
};

/** Opens the audit log of a record beside its form. */
export const HistoryButton = ({ resource, target }: HistoryProps) => {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <TopBarButton label={t('history')} Icon={HistoryIcon} onClick={() => setOpen(true)} />
      <Drawer
        anchor="right"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('history'), sx: { width: 'min(480px, 100vw)', p: 3 } } }}
      >
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', mb: 1 }}>
          <Typography variant="h6" component="h2" sx={{ m: 0 }}>
            {t('history')}
          </Typography>
          <IconButton onClick={() => setOpen(false)} aria-label={t('close')}>
            <X size={18} aria-hidden />
          </IconButton>
        </Stack>
        {open && (
          <>
            <Reads resource={resource} target={target} />
            <Entries resource={resource} target={target} />
          </>
        )}
      </Drawer>
    </>
  );
};
