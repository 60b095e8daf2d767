import { ApiFailure } from 'shared/client';
import type { LoadContext } from 'shared/remotes';
import { toLawyerCard } from '../lawyers/lawyer-card';

export const loadOffice = async ({ api, params }: LoadContext) => {
  const [{ setting }, { lawyers }] = await Promise.all([api.setting.get(), api.lawyers.list()]);
  const { siteName, company, offices, socials } = setting;
  const index = offices.findIndex(({ slug }) => slug === params.slug);
  const office = offices[index];
  if (!office) throw new ApiFailure(404, 'not_found', `No office ${params.slug}`);
  return {
    office,
    /** Its place in the setting, which the consultation form takes. */
    index,
    firm: { siteName, company: { name: company.name, email: company.email }, socials },
    lawyers: lawyers.filter((lawyer) => lawyer.office === index).map(toLawyerCard),
  };
};

export type OfficeData = Awaited<ReturnType<typeof loadOffice>>;
