import { Box } from '@mui/material';
import { Title } from 'react-admin';
import { DeployTokens } from '../deploy-tokens/DeployTokens';
import { IssuePermitForm } from '../permits/IssuePermitForm';
import { IssueSection } from '../permits/IssueSection';
import { permitI18n } from '../permits/i18n';
import { PermitList, permitsKey } from '../permits/PermitList';
import { SecretOnce } from '../permits/SecretOnce';
import { ChannelList } from './ChannelList';
import { useReleases } from './use-releases';

/** The releases of each channel, the permits for releases that are not public yet, and the tokens with which teams deploy. */
export const ReleasesPage = () => {
  const t = permitI18n.useT();
  const { data } = useReleases();
  return (
    <Box sx={{ pt: 3 }}>
      <Title title="resources.releases.name" preferenceKey={false} />
      <ChannelList />
      <IssueSection
        title={t('permits')}
        lead={t('lead')}
        action={t('issuePermit')}
        disabled={!data}
        queryKey={permitsKey}
        list={<PermitList />}
        form={(onIssued) => data && <IssuePermitForm releases={data} onIssued={onIssued} />}
        issued={(link) => (
          <SecretOnce secret={link} notice={t('issued')} label={t('link')} hint={t('linkHint')} copyLabel={t('copy')} />
        )}
      />
      <DeployTokens releases={data} />
    </Box>
  );
};
