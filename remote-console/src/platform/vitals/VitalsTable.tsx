import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { type VitalRow, vitalNames } from 'shared/contract';
import { vitalI18n } from './i18n';
import { VitalValue } from './VitalValue';

/** On a phone each row is a block: the page first, its values with their names below. */
const stackedOnPhones = {
  '& thead': { display: { xs: 'none', md: 'table-header-group' } },
  '& tbody tr': { display: { xs: 'grid', md: 'table-row' }, gridTemplateColumns: '1fr 1fr', py: { xs: 1, md: 0 } },
  '& tbody tr + tr': { borderTop: { xs: 1, md: 0 }, borderColor: { xs: 'divider' } },
  '& tbody td, & tbody th': {
    border: { xs: 0 },
    borderBottom: { md: 1 },
    borderColor: { md: 'divider' },
    px: { xs: 0, md: 1 },
  },
  '& tbody th': { gridColumn: '1 / -1', pb: { xs: 0 } },
  '& tbody td': { py: { xs: 0.5, md: 1 } },
} as const;

export const VitalsTable = ({ rows }: { rows: VitalRow[] }) => {
  const t = vitalI18n.useT();
  return (
    <Table size="small" sx={stackedOnPhones}>
      <TableHead>
        <TableRow>
          <TableCell>{t('route')}</TableCell>
          {vitalNames.map((name) => (
            <TableCell key={name}>{t(name)}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={`${row.route} ${row.release}`}>
            <TableCell component="th" scope="row">
              <Typography component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {row.route}
              </Typography>
              <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
                {row.remote} {row.release} · {t('visits')} {row.count}
              </Typography>
            </TableCell>
            {vitalNames.map((name) => (
              <TableCell key={name}>
                <Box
                  component="span"
                  sx={{ display: { xs: 'block', md: 'none' }, color: 'text.secondary', fontSize: '0.8125rem' }}
                >
                  {t(name)}
                </Box>
                <VitalValue name={name} value={row[name]} />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};
