import { texts } from 'shared/i18n';

export const deploymentI18n = texts('console-recent-deployments', {
  ko: {
    title: '최근 10분간의 배포',
    announced: '{{remote}}, {{channel}}: 배포 {{state}}',
    running: '진행 중',
    done: '완료',
    refused: '거절됨',
    failed: '실패',
    runningFor: '진행 시간 {{duration}}',
    ended: '{{when}}에 끝남, 소요 시간 {{duration}}',
    receiving: '파일을 받고 있습니다.',
    failedLead:
      '중간에 끊겼거나, 릴리스와 관계없는 이유로 실패했습니다. 원인은 배포 명령의 출력이나 서버 로그에 있습니다.',
    allLines: '전체 과정 {{count}}단계',
    earlier: '그 전의 배포 {{count}}건',
  },
  en: {
    title: 'Deployments of the last 10 minutes',
    announced: 'Deployment of {{remote}} to {{channel}}: {{state}}',
    running: 'running',
    done: 'done',
    refused: 'refused',
    failed: 'failed',
    runningFor: 'for {{duration}}',
    ended: 'ended at {{when}}, after {{duration}}',
    receiving: 'Its files are being received.',
    failedLead:
      'It was cut off, or failed for a reason that is not the release. The output of the command or the log of the server says why.',
    allLines: 'All steps: {{count}}',
    earlier: 'Earlier deployments: {{count}}',
  },
  cn: {
    title: '最近 10 分钟的部署',
    announced: '{{remote}} 部署到 {{channel}}：{{state}}',
    running: '进行中',
    done: '已完成',
    refused: '被拒绝',
    failed: '失败',
    runningFor: '已用时 {{duration}}',
    ended: '{{when}} 结束，用时 {{duration}}',
    receiving: '正在接收文件。',
    failedLead: '部署中断，或因与发布版本无关的原因失败。原因见部署命令的输出或服务器日志。',
    allLines: '全部 {{count}} 个步骤',
    earlier: '更早的部署 {{count}} 次',
  },
});
