import { type DefaultTemplate, text } from './default-template';

export const accountTemplates = {
  'user.joined': {
    title: '회원 가입',
    subject: text('가입을 환영합니다', 'Welcome', '欢迎加入'),
    body: text(
      '#{site} 회원으로 가입되었습니다. 아이디는 #{username}입니다.',
      'You have joined #{site}. Your username is #{username}.',
      '您已成为#{site}会员，用户名为 #{username}。',
    ),
  },
  'user.certCode': {
    title: '본인 확인 인증번호',
    subject: text('인증번호 안내', 'Your verification code', '验证码'),
    body: text(
      '인증번호 #{code} (3분 안에 입력해 주세요. 본인이 요청하지 않았다면 이 메시지를 무시하셔도 됩니다.)',
      'Your code is #{code}. It is valid for three minutes. If you did not ask for it, ignore this message.',
      '验证码 #{code}，3分钟内有效。若非本人操作，请忽略此消息。',
    ),
  },
  'user.recovered': {
    title: '아이디 찾기',
    subject: text('아이디를 알려 드립니다', 'Your username', '您的用户名'),
    body: text('가입하신 아이디는 #{username}입니다.', 'Your username is #{username}.', '您的用户名是 #{username}。'),
  },
  'user.proofMissing': {
    title: '비밀번호 찾기 (확인 부족)',
    subject: text('비밀번호를 바꾸지 않았습니다', 'Your password was not changed', '密码未更改'),
    body: text(
      '비밀번호를 다시 정하려는 요청이 있었지만 바꾸지 않았습니다. 관리자이거나 2단계 인증을 켠 계정은 하나를 더 확인해야 합니다. 비밀번호 찾기에서 인증 앱의 코드나 복구 코드를 함께 입력하거나, 인증을 마친 다른 연락처를 함께 확인해 주세요. 둘 다 할 수 없으면 연락해 주세요. 본인이 요청하지 않았다면 누군가 이 연락처를 볼 수 있는 것이니 바로 연락해 주세요.',
      'Somebody asked to set a new password, and it was not changed. Accounts of administrators and those with two-step sign-in need one more proof: when you recover the password, also enter a code of the authenticator app or a recovery code, or verify the other contact that you have verified before. If you can do neither, please contact us. If it was not you, somebody can read what is sent here: please contact us at once.',
      '有人请求重设密码，但密码未更改。管理员账户和已启用两步验证的账户需要再确认一项：找回密码时，请同时输入验证器的验证码或恢复码，或同时验证另一个已验证过的联系方式。如两者均无法做到，请联系我们。若非本人操作，说明有人能看到发送到此处的信息，请立即联系我们。',
    ),
  },
  'user.withdrawn': {
    title: '회원 탈퇴',
    subject: text('탈퇴가 완료되었습니다', 'Your account is closed', '账户已注销'),
    body: text(
      '탈퇴가 완료되었습니다. 개인정보는 #{date}에 파기하며, 법에서 보관하도록 한 기록은 따로 보관합니다.',
      'Your account is closed. Personal data is erased on #{date}; records that the law requires are kept apart.',
      '账户已注销。个人信息将于#{date}销毁，法律要求保存的记录将另行保管。',
    ),
  },
  'user.blocked': {
    title: '이용 제한',
    subject: text('이용이 제한되었습니다', 'Your account is blocked', '账户已被限制使用'),
    body: text(
      '회원님의 이용이 제한되었습니다. 사유: #{reason} 확정된 상담과 응찰은 취소되며, 결제하신 주문은 그대로 처리됩니다. 이의가 있으시면 연락해 주세요.',
      'Your account is blocked. Reason: #{reason} Agreed meetings and bids are cancelled; paid orders go on. If you disagree, please contact us.',
      '您的账户已被限制使用。原因：#{reason} 已确定的洽谈和竞价将被取消，已付款的订单照常处理。如有异议，请联系我们。',
    ),
  },
  'user.invited': {
    title: '계정 생성 안내',
    subject: text('계정이 만들어졌습니다', 'Your account is ready', '账户已创建'),
    body: text(
      '아이디 #{username}로 계정이 만들어졌습니다. 아래 주소에서 7일 안에 비밀번호를 정해 주세요.',
      'An account was made for you: #{username}. Please choose a password within seven days.',
      '已为您创建账户 #{username}，请在7天内设置密码。',
    ),
  },
  'password.changed': {
    title: '비밀번호 변경',
    subject: text('비밀번호가 변경되었습니다', 'Your password was changed', '密码已更改'),
    body: text(
      '#{when}에 비밀번호가 변경되었습니다. 본인이 아니라면 바로 연락해 주세요.',
      'Your password was changed on #{when}. If it was not you, please contact us at once.',
      '您的密码已于#{when}更改。若非本人操作，请立即联系我们。',
    ),
  },
  'contact.changed': {
    title: '연락처 변경 (이전 연락처로)',
    subject: text('연락처가 변경되었습니다', 'Your contact details were changed', '联系方式已更改'),
    body: text(
      '#{when}에 회원 정보의 연락처가 이 연락처에서 다른 것으로 변경되었습니다. 본인이 아니라면 바로 연락해 주세요.',
      'On #{when} the contact details of your account were changed from this one to another. If it was not you, please contact us at once.',
      '您账户的联系方式已于#{when}由此联系方式更改为其他联系方式。若非本人操作，请立即联系我们。',
    ),
  },
  'passkey.added': {
    title: '패스키 추가',
    subject: text('패스키가 추가되었습니다', 'A passkey was added', '已添加通行密钥'),
    body: text(
      '#{when}에 회원님의 계정에 패스키가 추가되었습니다. 기기: #{device}. 본인이 아니라면 바로 연락해 주세요.',
      'On #{when} a passkey was added to your account. Device: #{device}. If it was not you, please contact us at once.',
      '#{when}，您的账户已添加通行密钥。设备：#{device}。若非本人操作，请立即联系我们。',
    ),
  },
  'passkey.removed': {
    title: '패스키 삭제',
    subject: text('패스키가 삭제되었습니다', 'A passkey was removed', '已删除通行密钥'),
    body: text(
      '#{when}에 회원님의 계정에서 패스키가 삭제되었습니다. 본인이 아니라면 바로 연락해 주세요.',
      'On #{when} a passkey was removed from your account. If it was not you, please contact us at once.',
      '#{when}，您账户中的通行密钥已被删除。若非本人操作，请立即联系我们。',
    ),
  },
  'totp.enabled': {
    title: '2단계 로그인 켜짐',
    subject: text('2단계 로그인이 켜졌습니다', 'Two-step sign-in is on', '已开启两步登录'),
    body: text(
      '#{when}에 회원님의 계정에 인증 앱을 쓰는 2단계 로그인이 켜졌습니다. 본인이 아니라면 바로 연락해 주세요.',
      'On #{when} two-step sign-in with an authenticator app was switched on for your account. If it was not you, please contact us at once.',
      '#{when}，您的账户已开启使用身份验证应用的两步登录。若非本人操作，请立即联系我们。',
    ),
  },
  'totp.disabled': {
    title: '2단계 로그인 꺼짐',
    subject: text('2단계 로그인이 꺼졌습니다', 'Two-step sign-in is off', '已关闭两步登录'),
    body: text(
      '#{when}에 회원님의 계정에서 인증 앱을 쓰는 2단계 로그인이 꺼졌습니다. 본인이 아니라면 바로 연락해 주세요.',
      'On #{when} two-step sign-in with an authenticator app was switched off for your account. If it was not you, please contact us at once.',
      '#{when}，您账户的身份验证应用两步登录已关闭。若非本人操作，请立即联系我们。',
    ),
  },
  'buyer.applied': {
    title: '바이어 신청 접수',
    subject: text('바이어 신청을 접수했습니다', 'We received your buyer application', '采购商申请已受理'),
    body: text(
      '#{company}의 바이어 신청을 접수했습니다. 서류를 확인한 뒤 결과를 알려 드리겠습니다.',
      'We received the buyer application of #{company}. We will let you know after reviewing the papers.',
      '已受理#{company}的采购商申请，审核材料后将告知结果。',
    ),
  },
  'buyer.approved': {
    title: '바이어 승인',
    subject: text('바이어로 승인되었습니다', 'You are approved as a buyer', '采购商资格已通过'),
    body: text(
      '#{company}의 바이어 신청이 승인되었습니다. 이제 상담회에 참가 신청하실 수 있습니다.',
      '#{company} is approved as a buyer. You can now apply to take part in a matching event.',
      '#{company}的采购商申请已通过，现在可以申请参加洽谈会。',
    ),
  },
  'buyer.rejected': {
    title: '바이어 반려',
    subject: text('바이어 신청 결과', 'Your buyer application', '采购商申请结果'),
    body: text(
      '#{company}의 바이어 신청을 승인하지 못했습니다. 사유: #{reason} 내용을 고쳐 다시 신청하실 수 있습니다.',
      'The buyer application of #{company} could not be approved. Reason: #{reason} You may change it and apply again.',
      '#{company}的采购商申请未通过。原因：#{reason} 修改后可重新申请。',
    ),
  },
  'seller.applied': {
    title: '판매기업 신청 접수',
    subject: text('판매기업 신청을 접수했습니다', 'We received your seller application', '卖方申请已受理'),
    body: text(
      '#{company}의 판매기업 신청을 접수했습니다. 수상 내역을 확인한 뒤 결과를 알려 드리겠습니다.',
      'We received the seller application of #{company}. We will let you know after checking the award.',
      '已受理#{company}的卖方申请，核实获奖信息后将告知结果。',
    ),
  },
  'seller.account': {
    title: '판매기업 계정 안내',
    subject: text('판매기업 계정을 안내해 드립니다', 'Your seller account', '卖方账户通知'),
    body: text(
      '#{company}의 판매기업 계정이 만들어졌습니다. 아이디는 #{username}입니다. 아래 주소에서 7일 안에 비밀번호를 정해 주세요.',
      'The seller account of #{company} is ready. The username is #{username}. Please choose a password within seven days.',
      '#{company}的卖方账户已开通，用户名为 #{username}，请在7天内设置密码。',
    ),
  },
  'seller.approved': {
    title: '판매기업 승인',
    subject: text('판매기업으로 승인되었습니다', 'You are approved as a seller', '卖方资格已通过'),
    body: text(
      '#{company}의 판매기업 신청이 승인되었습니다. 제품을 등록하고 상담회에 참가해 보세요.',
      '#{company} is approved as a seller. Add your products and take part in a matching event.',
      '#{company}的卖方申请已通过，请登记产品并参加洽谈会。',
    ),
  },
  'seller.rejected': {
    title: '판매기업 반려',
    subject: text('판매기업 신청 결과', 'Your seller application', '卖方申请结果'),
    body: text(
      '#{company}의 판매기업 신청을 승인하지 못했습니다. 사유: #{reason} 내용을 고쳐 다시 신청하실 수 있습니다.',
      'The seller application of #{company} could not be approved. Reason: #{reason} You may change it and apply again.',
      '#{company}的卖方申请未通过。原因：#{reason} 修改后可重新申请。',
    ),
  },
} satisfies Record<string, DefaultTemplate>;
