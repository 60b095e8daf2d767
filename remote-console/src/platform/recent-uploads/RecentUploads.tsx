import { Box } from '@mui/material';
import { VisuallyHidden } from 'shared/ui';
import { Disclosure } from '../../components/layout/Disclosure';
import { Section } from '../../components/layout/Section';
import { useReleases } from '../releases/use-releases';
import { uploadI18n } from './i18n';
import { UploadItem } from './UploadItem';
import { findLastChanged, type RecentUpload } from './upload-facts';

/** So many of the latest ones are shown besides those that run. */
const shownCount = 3;

const UploadList = ({ uploads, now }: { uploads: readonly RecentUpload[]; now: number }) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {uploads.map((upload) => (
      <UploadItem key={upload.id} upload={upload} now={now} />
    ))}
  </Box>
);

/** The deployments through the host that run or ended a moment ago. A change of their states is announced to screen readers. */
export const RecentUploads = () => {
  const t = uploadI18n.useT();
  const { data, dataUpdatedAt } = useReleases();
  const uploads = data?.uploads ?? [];
  const shown = uploads.filter(({ outcome }, at) => outcome === null || at < shownCount);
  const others = uploads.filter((upload) => !shown.includes(upload));
  const last = findLastChanged(uploads);
  return (
    <>
      <div role="status">
        <VisuallyHidden>
          {last && t('announced', { remote: last.remote, channel: last.channel, state: t(last.outcome ?? 'running') })}
        </VisuallyHidden>
      </div>
      {shown.length > 0 && (
        <Section title={t('title')}>
          <UploadList uploads={shown} now={dataUpdatedAt} />
          {others.length > 0 && (
            <Disclosure summary={t('earlier', { count: others.length })}>
              <UploadList uploads={others} now={dataUpdatedAt} />
            </Disclosure>
          )}
        </Section>
      )}
    </>
  );
};
