import type { signIn as SignIn } from "../en/sign-in.ts";

export const signIn: typeof SignIn = {
  title: "Connexion",
  store: "L’arrière-boutique de votre boutique",
  email: "Adresse e-mail",
  password: "Mot de passe",
  submit: "Se connecter",
  incomplete: "Indiquez votre adresse e-mail et votre mot de passe.",
  wrong:
    "Aucun compte n’a cette adresse et ce mot de passe. Vérifiez les deux ; un propriétaire peut vous donner un nouveau mot de passe.",
  slowed: (seconds: number) =>
    `Trop d’essais erronés. Le prochain sera examiné dans ${seconds === 1 ? "une seconde" : `${seconds} secondes`}.`,
  name: "Votre nom",
  newPassword: "Nouveau mot de passe",
  passwordHint: "Au moins 10 caractères. Une phrase se retient bien et se devine mal.",
  enter: "Entrer dans le tableau de bord",
  firstRunTitle: "Créer le compte du propriétaire",
  firstRunMeaning:
    "Personne ne travaille encore ici. Le premier compte est celui du propriétaire, qui fait entrer les autres.",
  firstRunCode: "Code à usage unique",
  firstRunCodeHint:
    "npm start l’a affiché là où Vitrine a été lancé. Il vaut jusqu’à la création de ce compte.",
  firstRunClosed:
    "Pour créer le premier compte, la personne qui administre Vitrine le lance avec npm start, qui affiche un code à usage unique, ou définit FIRST_RUN_CODE.",
  invitedTitle: "Créez votre compte",
  invitedMeaning: (email, role) => `Vous entrez comme ${email}. Votre rôle : ${role}.`,
  renewTitle: "Choisir un nouveau mot de passe",
  renewMeaning: (email) => `Pour ${email}. Les autres navigateurs connectés à ce compte seront déconnectés.`,
  linkEndedTitle: "Ce lien ne fonctionne plus",
  linkEnded:
    "Il a été utilisé, remplacé ou annulé, ou ses sept jours sont passés. Un propriétaire peut en créer un nouveau.",
  toSignIn: "Aller à la connexion",
  wrongFields: {
    code: "Ce n’est pas le code affiché. Lettres et chiffres comptent, pas les tirets ni la casse.",
    name: "Écrivez le nom sous lequel vos collègues vous connaissent.",
    email: "Ce n’est pas une adresse e-mail. Écrivez-la comme nom@exemple.fr.",
    password: "Utilisez au moins 10 caractères.",
  },
  accountTitle: "Votre compte",
  accountAbout: (email, role) => `${email} · ${role}`,
  changePassword: "Changer votre mot de passe",
  changePasswordMeaning: "Tous les autres navigateurs où vous êtes connecté seront déconnectés.",
  currentPassword: "Mot de passe actuel",
  passwordChanged: "Changé. Les autres navigateurs sont déconnectés.",
  noOwnPassword: "Vous vous connectez par votre fournisseur d’identité ; il n’y a pas de mot de passe ici.",
  through: (provider) => `Se connecter avec ${provider}`,
  yourProvider: "votre fournisseur d’identité",
  providerRefused:
    "Votre fournisseur d’identité vous a reconnu, mais personne ici n’a cette adresse e-mail. Demandez à un propriétaire de vous inviter.",
  providerFailed:
    "Votre fournisseur d’identité ne vous a pas laissé entrer. Réessayez, ou connectez-vous avec votre mot de passe.",
  comeBack: "Votre session est terminée. Reconnectez-vous et vous retrouverez votre page.",
  demoTitle: "Ceci est une démonstration : entrez comme vous voulez",
  demoMeaning: "Tout y est inventé. Chaque compte voit ce que son rôle permet.",
  demoAs: (role: string) => `Se connecter comme ${role}`,
  demoPassword: (password: string) => `Tous ont le mot de passe ${password}`,
  demoRoles: {
    owner: "tout, aussi l’équipe et les clés",
    support: "lit tout, active et révoque",
    viewer: "lit, ne change rien",
  },
};
