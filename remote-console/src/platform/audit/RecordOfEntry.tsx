import { Link as MuiLink } from '@mui/material';
import type { AuditEntry } from 'shared/contract';
import { Link } from 'shared/router';
import { useConsoleResources } from '../../data/resources-context';
import { getRecordPath } from './audited-resources';
import { auditI18n } from './i18n';

/** The name of what an entry is about, linked to its page; to the trash for a deleted record. */
export const RecordOfEntry = ({ entry }: { entry: AuditEntry }) => {
  const t = auditI18n.useT();
  const path = getRecordPath(useConsoleResources(), entry);
  const { record } = entry;
  const name = record ? record.name || t('unnamed') : t('open');
  return (
    <>
      {path ? (
        <MuiLink component={Link} to={path}>
          {name}
        </MuiLink>
      ) : (
        name
      )}
      {record && record.state !== 'stored' && ` (${t(record.state)})`}
    </>
  );
};
