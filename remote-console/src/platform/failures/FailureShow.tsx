import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { Title, useRecordContext, useTranslate } from 'react-admin';
import type { contract } from 'shared/contract';
import { formatDateTime } from 'shared/format';
import type { z } from 'zod';
import { DescriptionList, FieldItem } from '../../components/fields/DescriptionList';
import { DateTimeItem, StatusItem } from '../../components/fields/RecordItems';
import { RecordShow } from '../../components/forms/RecordShow';
import { ScrollArea } from '../../components/layout/ScrollArea';
import { Section } from '../../components/layout/Section';
import { FailureStack } from './FailureStack';
import { failureI18n } from './i18n';
import { phaseTones } from './status-tones';

type Failure = z.infer<typeof contract.console.failures.get.response>['failure'] & { id: string };

/** The occurrences of a failure that are stored, with the reference number shown to the visitor. */
const OccurrenceTable = ({ met }: Pick<Failure, 'met'>) => {
  const t = failureI18n.useT();
  const translate = useTranslate();
  return (
    <ScrollArea label={t('occurrences')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('number')}</TableCell>
            <TableCell>{t('time')}</TableCell>
            <TableCell>{translate('resources.failures.fields.page')}</TableCell>
            <TableCell>{translate('resources.failures.fields.host')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {met.map(({ number, at, page, host }) => (
            <TableRow key={`${number} ${at}`}>
              <TableCell sx={{ fontFamily: 'monospace' }}>{number}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatDateTime(at)}</TableCell>
              <TableCell>{page}</TableCell>
              <TableCell>{host}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </ScrollArea>
  );
};

const FailureDetails = () => {
  const t = failureI18n.useT();
  const failure = useRecordContext<Failure>();
  if (!failure) return null;
  return (
    <Box sx={{ pt: 3 }}>
      <Title title={`${failure.remote} ${failure.release}`} preferenceKey={false} />
      <Section title={t('details')}>
        <DescriptionList>
          <StatusItem source="phase" tones={phaseTones} />
          <FieldItem source="cause">
            <Typography component="code" variant="body2" sx={{ fontFamily: 'monospace' }}>
              {failure.cause}
            </Typography>
          </FieldItem>
          <StatusItem source="kind" />
          <FieldItem source="count">{failure.count}</FieldItem>
          <DateTimeItem source="createdAt" />
          <DateTimeItem source="updatedAt" />
        </DescriptionList>
      </Section>
      <Section title={t('stack')}>
        <FailureStack id={failure.id} stack={failure.stack ?? null} />
      </Section>
      <Section title={t('location')}>
        <DescriptionList>
          <StatusItem source="remote" />
          <FieldItem source="release">{failure.release}</FieldItem>
          <FieldItem source="page">{failure.page}</FieldItem>
          <FieldItem source="host">{failure.host}</FieldItem>
        </DescriptionList>
      </Section>
      <Section title={t('occurrences')}>
        <OccurrenceTable met={failure.met} />
      </Section>
    </Box>
  );
};

/** One failure of a remote, with its occurrences. */
export const FailureShow = () => <RecordShow Details={FailureDetails} />;
