export const signIn = {
  title: "Sign in",
  store: "The back office of your store",
  email: "E-mail address",
  password: "Password",
  submit: "Sign in",
  incomplete: "Give your e-mail address and your password.",
  wrong:
    "No account here has this e-mail address and password. Check both; an owner can set a new password for you.",
  slowed: (seconds: number) =>
    `Too many wrong tries. The next one is looked at in ${seconds === 1 ? "a second" : `${seconds} seconds`}.`,
  comeBack: "You were signed out. Sign in again and you are back where you were.",
  demoTitle: "This is a demo: come in as whoever you like",
  demoMeaning: "Everything in it is made up. Each account sees what its role allows.",
  demoAs: (role: string) => `Sign in as ${role}`,
  demoPassword: (password: string) => `All have the password ${password}`,
  demoRoles: {
    owner: "everything, also staff and keys",
    support: "reads everything, activates and revokes",
    viewer: "reads, changes nothing",
  },
};
