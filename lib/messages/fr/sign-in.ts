import type { signIn as SignIn } from "../en/sign-in.ts";

export const signIn: typeof SignIn = {
  title: "Connexion",
  store: "L’arrière-boutique de votre magasin",
  email: "Adresse e-mail",
  password: "Mot de passe",
  submit: "Se connecter",
  incomplete: "Indiquez votre adresse e-mail et votre mot de passe.",
  wrong:
    "Aucun compte n’a cette adresse et ce mot de passe. Vérifiez les deux ; un propriétaire peut vous donner un nouveau mot de passe.",
  slowed: (seconds: number) =>
    `Trop d’essais erronés. Le prochain sera examiné dans ${seconds === 1 ? "une seconde" : `${seconds} secondes`}.`,
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
