import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { ShowBase, Title, useRecordContext, useShowContext, useTranslate } from 'react-admin';
import type { contract } from 'shared/contract';
import { formatDateTime } from 'shared/format';
import type { z } from 'zod';
import { Fact, Facts } from '../../parts/Facts';
import { Group } from '../../parts/Group';
import { LoadFailed } from '../../parts/LoadFailed';
import { StatusField } from '../../parts/StatusField';
import { WhenField } from '../../parts/WhenField';
import { phaseTones } from './failures';
import { failureI18n } from './i18n';

type Failure = z.infer<typeof contract.console.failures.get.response>['failure'] & { id: string };

const Told = ({ name, children }: { name: keyof Failure; children: ReactNode }) => {
  const translate = useTranslate();
  return <Fact label={translate(`resources.failures.fields.${name}`)}>{children}</Fact>;
};

const Met = ({ met }: Pick<Failure, 'met'>) => {
  const t = failureI18n.useT();
  const translate = useTranslate();
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('number')}</TableCell>
            <TableCell>{t('when')}</TableCell>
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
    </Box>
  );
};

const Shown = () => {
  const t = failureI18n.useT();
  const failure = useRecordContext<Failure>();
  if (!failure) return null;
  return (
    <Box sx={{ pt: 3 }}>
      <Title title={`${failure.remote} ${failure.release}`} preferenceKey={false} />
      <Group title={t('what')}>
        <Facts>
          <Told name="phase">
            <StatusField source="phase" tones={phaseTones} />
          </Told>
          <Told name="cause">
            <Typography component="code" variant="body2" sx={{ fontFamily: 'monospace' }}>
              {failure.cause}
            </Typography>
          </Told>
          <Told name="kind">
            <StatusField source="kind" />
          </Told>
          <Told name="count">{failure.count}</Told>
          <Told name="createdAt">
            <WhenField source="createdAt" />
          </Told>
          <Told name="updatedAt">
            <WhenField source="updatedAt" />
          </Told>
        </Facts>
      </Group>
      <Group title={t('where')}>
        <Facts>
          <Told name="remote">
            <StatusField source="remote" />
          </Told>
          <Told name="release">{failure.release}</Told>
          <Told name="page">{failure.page}</Told>
          <Told name="host">{failure.host}</Told>
        </Facts>
      </Group>
      <Group title={t('met')}>
        <Met met={failure.met} />
      </Group>
    </Box>
  );
};

const Unread = () => {
  const { error, refetch } = useShowContext();
  return <LoadFailed error={error as Error | null} retry={refetch} />;
};

export const FailureShow = () => (
  <ShowBase error={<Unread />}>
    <Shown />
  </ShowBase>
);
