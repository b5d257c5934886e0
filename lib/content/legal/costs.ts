/**
 * The wording of cost caps on every page. The contract's figures are those of the specification; a lower cap of the
 * authority applies first.
 */
export const dailyCap = "paling tinggi {{price daily-cap}} per hari kalender, atau batas OJK jika lebih rendah";
export const lateFee =
  "mengikuti batas OJK, {{rule denda-produktif}} dari sisa pokok (berlaku sejak {{rule denda-produktif since}}); tarif {{price late}} dalam perjanjian hanya berlaku jika batas OJK lebih tinggi";
