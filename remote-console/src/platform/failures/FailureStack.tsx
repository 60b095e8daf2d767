import { Alert, Box, Button, Skeleton, Typography } from '@mui/material';
import { Disclosure } from '../../components/layout/Disclosure';
import { failureI18n } from './i18n';
import { type SourceFrame, useSourceLines } from './use-source-lines';

const code = { fontFamily: 'monospace', fontSize: '0.8125rem', overflowWrap: 'anywhere' } as const;

/** Code of others, which is seldom the cause. */
const isOfLibrary = (file: string) => /(^|\/)node_modules\/(?!shared\/)|^webpack\//.test(file);

const FrameItem = ({ frame }: { frame: SourceFrame }) => {
  const { name, file, line, column } = frame.source ?? frame;
  const isMinor = !frame.source || isOfLibrary(file);
  return (
    <Box component="li" sx={{ ...code, mb: 0.5, color: isMinor ? 'text.secondary' : 'text.primary' }}>
      <Box component="span" sx={{ fontWeight: isMinor ? 400 : 600 }}>
        {`${file}:${line}:${column}`}
      </Box>
      {name && ` ${name}`}
    </Box>
  );
};

const FrameList = ({ frames }: { frames: readonly SourceFrame[] }) => (
  <Box component="ol" aria-label={failureI18n.useT()('stack')} sx={{ m: 0, pl: 4, listStyle: 'decimal' }}>
    {frames.map((frame, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: frames may repeat, and their order is what they are
      <FrameItem key={`${at} ${frame.file}`} frame={frame} />
    ))}
  </Box>
);

/** The stack in source lines, or why it cannot be shown so. */
const SourceLines = ({ id }: { id: string }) => {
  const t = failureI18n.useT();
  const { data: frames, isPending, refetch } = useSourceLines(id);
  if (isPending) return <Skeleton variant="rounded" height={96} />;
  if (!frames)
    return (
      <Alert
        severity="warning"
        action={
          <Button color="inherit" onClick={() => void refetch()}>
            {t('again')}
          </Button>
        }
      >
        {t('noSourceLines')}
      </Alert>
    );
  if (frames.every(({ source }) => source === null)) return <Alert severity="info">{t('noSourceMaps')}</Alert>;
  return <FrameList frames={frames} />;
};

interface FailureStackProps {
  id: string;
  /** As it was reported; null where there is none. */
  stack: string | null;
}

/** Where the error was thrown: in source lines, and behind a button as the compiled code has it. */
export const FailureStack = ({ id, stack }: FailureStackProps) => {
  const t = failureI18n.useT();
  if (!stack)
    return (
      <Typography variant="body2" color="text.secondary">
        {t('noStack')}
      </Typography>
    );
  return (
    <>
      <SourceLines id={id} />
      <Disclosure summary={t('reportedStack')}>
        <Box component="pre" sx={{ ...code, m: 0, whiteSpace: 'pre-wrap', color: 'text.secondary' }}>
          {stack}
        </Box>
      </Disclosure>
    </>
  );
};
