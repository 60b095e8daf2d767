import { Box, Link as Look, Typography } from '@mui/material';
import { ShowBase, Title, useRecordContext, useShowContext, useTranslate } from 'react-admin';
import type { AuditEntry } from 'shared/contract';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { Changes } from '../../parts/Changes';
import { changes } from '../../parts/changes';
import { Fact, Facts } from '../../parts/Facts';
import { Group } from '../../parts/Group';
import { useT } from '../../parts/i18n';
import { LoadFailed } from '../../parts/LoadFailed';
import { StatusField } from '../../parts/StatusField';
import { tones } from './audit';
import { auditI18n } from './i18n';
import { resourceOf, useThings } from './things';

const Shown = () => {
  const t = auditI18n.useT();
  const parts = useT();
  const translate = useTranslate();
  const language = useLanguage();
  const nameOf = useThings();
  const entry = useRecordContext<AuditEntry & { id: string }>();
  if (!entry) return null;
  const name = (field: string) => translate(`resources.audit.fields.${field}`);
  const resource = resourceOf(entry.resource);
  const differences = changes(entry.before, entry.after);
  return (
    <Box sx={{ pt: 3 }}>
      <Title title={`${nameOf(entry.resource)} · ${parts(entry.action)}`} preferenceKey={false} />
      <Facts>
        <Fact label={name('at')}>{formatDateLong(entry.at, language, true)}</Fact>
        <Fact label={name('actor.username')}>
          {entry.actor.username || t('system')} {entry.actor.role && `(${entry.actor.role})`}
        </Fact>
        <Fact label={name('ip')}>{entry.ip}</Fact>
        <Fact label={name('action')}>
          <StatusField source="action" tones={tones} />
        </Fact>
        <Fact label={name('resource')}>
          {nameOf(entry.resource)}{' '}
          {entry.target && resource && entry.action !== 'DELETE' && (
            <Look component={Link} to={`/console/${resource}/${entry.target}`}>
              {t('open')}
            </Look>
          )}
        </Fact>
        <Fact label={name('target')}>{entry.target}</Fact>
        <Fact label={name('reason')}>{entry.reason}</Fact>
        <Fact label={name('requestId')}>
          <Typography component="code" variant="body2" sx={{ fontFamily: 'monospace' }}>
            {entry.requestId}
          </Typography>
        </Fact>
      </Facts>
      <Box sx={{ mt: 3 }}>
        <Group title={t('changes')}>
          {differences.length ? (
            <Changes
              resource={resource ?? entry.resource}
              of={differences}
              labels={[parts('before'), parts('after')]}
            />
          ) : (
            <Typography color="text.secondary">{t('noChanges')}</Typography>
          )}
        </Group>
      </Box>
    </Box>
  );
};

const Unread = () => {
  const { error, refetch } = useShowContext();
  return <LoadFailed error={error as Error | null} retry={refetch} />;
};

export const AuditShow = () => (
  <ShowBase error={<Unread />}>
    <Shown />
  </ShowBase>
);
