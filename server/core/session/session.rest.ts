import type { Context } from '../graphql/Context.ts';
import { RestFailure } from '../rest/RestFailure.ts';
import { errorText } from '../rules/errorText.ts';
import type { SignInChallenge } from '../secondFactor/SecondFactor.ts';
import { call, table, type RestCall, type Values } from '../rest/Route.ts';
import { loginAnswer } from './loginAnswer.ts';

const nobody = { names: { en: 'Sign-in', ar: 'تسجيل الدخول', sp: 'el inicio de sesión' }, selection: '{ methods }' };
const account = { names: { en: 'Account', ar: 'الحساب', sp: 'la cuenta' } };
const password = { names: { en: 'Password', ar: 'كلمة المرور', sp: 'la contraseña' } };

/** The documented response to a sign-in; 401 with the available methods when the second step is still open. */
async function admitted({ accessToken, challenge }: Values, { session, language }: Context): Promise<ReturnType<typeof loginAnswer>> {
  if (challenge) {
    const { methods: secondFactor } = challenge as SignInChallenge;
    throw new RestFailure(401, { error: errorText(language, 'secondFactorRequired'), secondFactor });
  }
  return loginAnswer((await session.sessions.viewerOf({ bearer: String(accessToken) }))!, String(accessToken));
}

const shaped = {
  accessToken: 'the bearer of every other call',
  data: {
    username: 'name@example.com',
    userName: 'Samira Haddad',
    userId: '01a1feb7-012d-7050-88cc-7e0e399a9204',
    email: 'name@example.com',
    roleId: '01a1feb7-012c-7050-a9cb-8c31d6d8f103',
    role: 'Administrator',
    rolePremission: ['Administrative Roles', 'CRM'],
    profileImage: null,
    companyData: { name: 'Haddad Tools', id: '01a1feb7-012a-731c-9609-82e9200bda01', currency: 'USD' },
  },
};

const login = ({ body }: RestCall) => ({ email: body.email ?? body.username, password: body.password, code: body.code });
const social = ({ body }: RestCall) => ({ token: body.token, nonce: body.nonce, code: body.code });
const signUp = ({ body }: RestCall) => ({ ...body, name: body.name ?? body.userName });
const reset = ({ params, body }: RestCall) => ({
  token: params.id,
  password: body.password,
  confirmPassword: body.confirmPassword ?? body.password,
});

/** The documented authentication endpoints; the session layer itself is at /api/auth. */
export const authRoutes = table('Auth', [
  call('POST', '/user/login', nobody, 'signIn', {
    values: login,
    shape: admitted,
    example: { email: 'name@example.com', password: 'your password' },
  }),
  call('POST', '/user/signup', account, 'signUp', {
    values: signUp,
    outcome: 'created',
    status: 201,
    shape: async (value, context, message) => ({ ...(await admitted(value, context)), message }),
    shaped: { ...shaped, message: 'Account created successfully' },
    example: {
      name: 'Samira Haddad',
      email: 'samira@example.com',
      password: 'a long password',
      companyName: 'Haddad Tools',
      currency: 'USD',
    },
  }),
  call('POST', '/user/resetPassword/{id}', password, 'resetPassword', {
    values: reset,
    outcome: 'updated',
    example: { password: 'a long password', confirmPassword: 'a long password' },
  }),
  call('POST', '/user/googleLogin', nobody, 'signInWithGoogle', {
    values: social,
    shape: admitted,
    shaped,
    example: { token: 'an ID token from Google' },
  }),
  call('POST', '/user/outlookLogin', nobody, 'signInWithOutlook', {
    values: social,
    shape: admitted,
    shaped,
    example: { token: 'an ID token from Microsoft' },
  }),
]);
