# Para quienes el servidor no deja entrar.
outside-invitation = Solo con invitación
outside-password = Hace falta una contraseña
outside-tries = Demasiados intentos
outside-nobody = No se admite a nadie más
outside-removed = Te han expulsado del servidor
outside-closed = No puedes entrar
outside-hand-over = Enlace no válido
outside-without-link = Seguir sin el enlace
outside-signed-out = Sesión cerrada
outside-new-guest = Jugar como invitado nuevo
outside-password-field = Contraseña
outside-password-missing = Escribe la contraseña.
outside-enter = Entrar
