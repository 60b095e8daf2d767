import { Box, Typography } from '@mui/material';
import { Title, useRecordContext, useTranslate } from 'react-admin';
import type { AuditEntry } from 'shared/contract';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { DescriptionList, FieldItem } from '../../components/fields/DescriptionList';
import { StatusItem } from '../../components/fields/RecordItems';
import { RecordShow } from '../../components/forms/RecordShow';
import { ChangeList } from '../../components/history/ChangeList';
import { diffRecords } from '../../components/history/diff-records';
import { useT } from '../../components/i18n';
import { Disclosure } from '../../components/layout/Disclosure';
import { Section } from '../../components/layout/Section';
import { useConsoleResources } from '../../data/resources-context';
import { findResource, useAuditLabel } from './audited-resources';
import { auditI18n } from './i18n';
import { RecordOfEntry } from './RecordOfEntry';
import { actionTones } from './status-tones';

const AuditDetails = () => {
  const t = auditI18n.useT();
  const tComponents = useT();
  const translate = useTranslate();
  const language = useLanguage();
  const getAuditLabel = useAuditLabel();
  const resources = useConsoleResources();
  const entry = useRecordContext<AuditEntry & { id: string }>();
  if (!entry) return null;
  const resource = findResource(resources, entry.resource);
  const differences = diffRecords(entry.before, entry.after, entry.names);
  return (
    <Box sx={{ pt: 3 }}>
      <Title
        title={`${getAuditLabel(entry.resource)} · ${translate(`resources.audit.action.${entry.action}`)}`}
        preferenceKey={false}
      />
      <DescriptionList>
        <FieldItem source="at">{formatDateLong(entry.at, language, true)}</FieldItem>
        <FieldItem source="actor.username">
          {entry.actor.username || tComponents('system')}
          {entry.actor.role && ` (${translate(`resources.audit.actor.role.${entry.actor.role}`)})`}
        </FieldItem>
        <FieldItem source="ip">{entry.ip}</FieldItem>
        <StatusItem source="action" tones={actionTones} />
        <FieldItem source="resource">{getAuditLabel(entry.resource)}</FieldItem>
        {(entry.record || resource) && (
          <FieldItem source="record.name">
            <RecordOfEntry entry={entry} />
          </FieldItem>
        )}
        <FieldItem source="reason">{entry.reason}</FieldItem>
      </DescriptionList>
      <Box sx={{ mt: 3 }}>
        <Section title={t('changes')}>
          {differences.length ? (
            <ChangeList
              resource={resource ?? entry.resource}
              changes={differences}
              labels={[tComponents('before'), tComponents('after')]}
            />
          ) : (
            <Typography color="text.secondary">{t('noChanges')}</Typography>
          )}
        </Section>
      </Box>
      <Box sx={{ color: 'text.secondary' }}>
        <Disclosure summary={t('technical')}>
          <DescriptionList>
            <FieldItem source="requestId">
              <Typography component="code" variant="body2" sx={{ fontFamily: 'monospace' }}>
                {entry.requestId}
              </Typography>
            </FieldItem>
          </DescriptionList>
        </Disclosure>
      </Box>
    </Box>
  );
};

/** One entry of the audit log, with the fields that changed. */
export const AuditShow = () => <RecordShow Details={AuditDetails} />;
